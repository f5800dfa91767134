import type { Log } from '#platform/server/log.ts'
import { builtInGuide } from '../../guide/server/built-in-guide.ts'
import { questionedPage } from '../../guide/server/kinds/critique.ts'
import { ownKey } from '../../guide/server/kinds/own/own-key.ts'
import { checkLineFor } from '../../guide/server/kinds/people/danger/check-line.ts'
import { memorySay, recalled } from '../../guide/server/memory-kinds.ts'
import { wishesIn } from '../../guide/server/proposals/proposal.ts'
import { talkOf } from '../../guide/server/talk.ts'
import { toolLimits } from './bounded-tools.ts'
import { type AnswerEnd, type ChatModel, ModelFailure, type Question, type StepUse } from './chat-model.ts'
import { connectModel } from './connect-model.ts'
import { maySee } from './guided.ts'
import { instructions, materialFor } from './instructions.ts'
import { toolsFor } from './model-tools.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { createPatience, NoTools, readStream } from './read-stream.ts'
import { alternating, isAskedUnseen, sentTurns } from './seen-turns.ts'
import { toolSupport } from './tool-support.ts'

const longestAnswer = 1200

/**
 * A model reached through a provider's API. Every error there becomes a `ModelFailure`. Of a model that has no tools, or may
 * not read the member's file, questions about that file are answered by the built-in guide, on this machine.
 */
export function providerModel(settings: ProviderSettings, log: Log): ChatModel {
  const connected = connectModel(settings)
  const guide = builtInGuide(readHere)
  const tools = toolSupport({ log })
  const isHere = (question: Question) => isAnsweredHere(question, tools.has())
  return { provider: settings.kind, name: settings.model, isHere, answer }

  async function* answer(
    question: Question,
    signal: AbortSignal,
    onStep: OnStep = () => {},
  ): AsyncGenerator<string, AnswerEnd | undefined> {
    if (isHere(question)) return yield* guide.answer(question, signal)
    // Whatever the model makes of it.
    yield* checkLineFor(talkOf(question)).map((line) => `${line}\n\n`)
    const withTools = tools.has()
    try {
      const end = yield* ask(question, { signal, onStep }, withTools)
      if (end && withTools) tools.worked()
      return end
    } catch (error) {
      if (!(error instanceof NoTools)) throw error
      // The question itself may have been refused: only an answer without tools shows that they were the matter.
      const end = yield* ask(question, { signal, onStep }, false)
      tools.refused(lastSaid(question), error)
      return end
    }
  }

  async function* ask(
    question: Question,
    { signal, onStep }: { signal: AbortSignal; onStep: OnStep },
    withTools: boolean,
  ): AsyncGenerator<string, AnswerEnd | undefined> {
    const { ai, languageModel } = await connected()
    const patience = createPatience(settings.timeouts)
    const { stream } = ai.streamText({
      model: languageModel,
      instructions,
      messages: [...earlier(question), { role: 'user', content: materialFor(question) }],
      ...(withTools
        ? {
            tools: toolsFor(question),
            stopWhen: ai.isStepCount(toolLimits.steps),
            prepareStep: wordsAtLast(settings.kind),
          }
        : {}),
      maxOutputTokens: longestAnswer,
      maxRetries: settings.maxRetries,
      abortSignal: AbortSignal.any([signal, patience.signal]),
      // A provider's message may contain a key or a member's text, so failures get our own words.
      onError: () => {},
    })
    try {
      return yield* readStream(stream, { signal, patience, hasTools: withTools, onStep })
    } catch (error) {
      if (signal.aborted) return undefined
      // A connection lost midway throws here.
      throw error instanceof ModelFailure ? error : new ModelFailure('cut')
    } finally {
      patience.end()
    }
  }
}

type OnStep = (used: StepUse) => void
type Steps = readonly { toolCalls: readonly unknown[] }[]

/**
 * The last step is an answer in words, and so is each one after the tools are used up. Some servers that speak as OpenAI does
 * take `tool_choice: none` and let tools be called all the same, as Ollama, so they are given none; Anthropic wants those named
 * that a talk has used, and minds.
 */
const wordsAtLast =
  (kind: ProviderSettings['kind']) =>
  ({ steps }: { steps: Steps }) => {
    if (!isAtLast(steps)) return {}
    return kind === 'anthropic' ? { toolChoice: 'none' as const } : { activeTools: [] }
  }

function isAtLast(steps: Steps): boolean {
  const calls = steps.reduce((sum, { toolCalls }) => sum + toolCalls.length, 0)
  return steps.length >= toolLimits.steps - 1 || calls >= toolLimits.calls
}

const lastSaid = ({ turns }: Question) => turns.at(-1)?.content ?? ''

const earlier = (question: Question) =>
  alternating(sentTurns(question))
    .slice(0, -1)
    .map(({ role, content }) => ({ role, content }))

/** Said once in a conversation where the guide answers in the model's place. */
const readHere = '*I read that from your own record, on this site. The connected AI model doesn’t see it.*'

/** Only the guide carries out “remember that …”; danger and what the model may not see are its own too. */
function isAnsweredHere(question: Question, hasTools: boolean): boolean {
  const text = lastSaid(question)
  const asked = { text, plain: text.toLowerCase(), question }
  const { guided } = question
  // In danger nothing is said but what was written for it; and what the model may not see, the guide reads here.
  if (memorySay(asked) || guided?.isDanger || isAskedUnseen(question)) return true
  if (guided && !maySee(question, guided)) return true
  return (!(hasTools && question.mayRead) && isOfTheFile(asked)) || (!question.mayRead && recalled(asked) !== undefined)
}

/** One's own figures, something to propose, or a page to be questioned. */
const isOfTheFile = (asked: { text: string; plain: string; question: Question }) =>
  ownKey(asked) !== undefined || wishesIn(asked.question) !== undefined || questionedPage(asked) !== undefined
