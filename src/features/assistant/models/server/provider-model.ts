import type { TextStreamPart, ToolSet } from 'ai'
import type { Log } from '#platform/server/log.ts'
import { builtInGuide } from '../../guide/server/built-in-guide.ts'
import { questionedPage } from '../../guide/server/kinds/critique.ts'
import { ownKey } from '../../guide/server/kinds/own/own-key.ts'
import { checkLineFor } from '../../guide/server/kinds/people/danger/check-line.ts'
import { memorySay, recalled } from '../../guide/server/memory-kinds.ts'
import { wishesIn } from '../../guide/server/proposals/proposal.ts'
import { talkOf } from '../../guide/server/talk.ts'
import { toolLimits } from './bounded-tools.ts'
import { type AnswerEnd, type ChatModel, ModelFailure, type Question } from './chat-model.ts'
import { connectModel } from './connect-model.ts'
import { maySee } from './guided.ts'
import { instructions, materialFor } from './instructions.ts'
import { toolsFor } from './model-tools.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { alternating, isAskedUnseen, seenTurns } from './seen-turns.ts'
import { refusalOf, toolSupport } from './tool-support.ts'

const longestAnswer = 1200
/** Characters of an answer with what leads to it. A provider that sends more keeps to no limit that it was given. */
const mostCharacters = 20_000

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

  async function* answer(question: Question, signal: AbortSignal): AsyncGenerator<string, AnswerEnd | undefined> {
    if (isHere(question)) return yield* guide.answer(question, signal)
    // Whatever the model makes of it.
    yield* checkLineFor(talkOf(question)).map((line) => `${line}\n\n`)
    const withTools = tools.has()
    try {
      const end = yield* ask(question, signal, withTools)
      if (end && withTools) tools.worked()
      return end
    } catch (error) {
      if (!(error instanceof NoTools)) throw error
      // The question itself may have been refused: only an answer without tools shows that they were the matter.
      const end = yield* ask(question, signal, false)
      tools.refused(question.turns.at(-1)?.content ?? '', error.isAboutTools)
      return end
    }
  }

  async function* ask(
    question: Question,
    signal: AbortSignal,
    withTools: boolean,
  ): AsyncGenerator<string, AnswerEnd | undefined> {
    const { ai, languageModel } = await connected()
    const patience = createPatience(settings.timeouts)
    const { stream } = ai.streamText({
      model: languageModel,
      instructions,
      messages: [...earlier(question), { role: 'user', content: materialFor(question) }],
      ...(withTools
        ? { tools: toolsFor(question), stopWhen: ai.isStepCount(toolLimits.steps), prepareStep: wordsAtLast }
        : {}),
      maxOutputTokens: longestAnswer,
      maxRetries: settings.maxRetries,
      abortSignal: AbortSignal.any([signal, patience.signal]),
      // A provider's message may contain a key or a member's text, so failures get our own words.
      onError: () => {},
    })
    try {
      return yield* read(stream, { signal, patience, hasTools: withTools })
    } catch (error) {
      if (signal.aborted) return undefined
      // A connection lost midway throws here.
      throw error instanceof ModelFailure ? error : new ModelFailure('cut')
    } finally {
      patience.end()
    }
  }
}

/** The last step is an answer in words, and so is each one after the tools are used up. */
function wordsAtLast({ steps }: { steps: readonly { toolCalls: readonly unknown[] }[] }) {
  const calls = steps.reduce((sum, { toolCalls }) => sum + toolCalls.length, 0)
  return steps.length >= toolLimits.steps - 1 || calls >= toolLimits.calls ? { toolChoice: 'none' as const } : {}
}

const earlier = (question: Question) =>
  alternating(seenTurns(question))
    .slice(0, -1)
    .map(({ role, content }) => ({ role, content }))

/** Said once in a conversation where the guide answers in the model's place. */
const readHere = '*I read that from your own record, on this site. The connected AI model doesn’t see it.*'

/** Only the guide carries out “remember that …”; danger and what the model may not see are its own too. */
function isAnsweredHere(question: Question, hasTools: boolean): boolean {
  const text = question.turns.at(-1)?.content ?? ''
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

/** The provider refused the request itself, before the first word: many models have no tools. */
class NoTools extends ModelFailure {
  readonly isAboutTools: boolean

  constructor({ isAboutTools }: { isAboutTools: boolean }) {
    super('provider')
    this.isAboutTools = isAboutTools
  }
}

type Part = TextStreamPart<ToolSet>
type Patience = ReturnType<typeof createPatience>
type Reading = { signal: AbortSignal; patience: Pick<Patience, 'renew' | 'giveUp'>; hasTools: boolean }

async function* read(
  stream: AsyncIterable<Part>,
  { signal, patience: { renew, giveUp }, hasTools }: Reading,
): AsyncGenerator<string, AnswerEnd | undefined> {
  let [isBegun, hasWords] = [false, false]
  const count = countParts(giveUp)
  for await (const part of stream) {
    count(part)
    if (part.type === 'text-delta') {
      isBegun = true
      hasWords ||= part.text.trim() !== ''
      renew()
      yield part.text
    }
    // The model reads what a tool found as it read the question.
    if (part.type === 'finish-step') renew(true)
    if (part.type === 'reasoning-delta' || part.type === 'tool-input-delta') renew()
    refuseFailed(part, signal, hasTools && !isBegun)
    if (part.type === 'finish') return endOf(part, hasWords)
  }
  if (signal.aborted) return undefined
  throw new ModelFailure('cut')
}

/** Who asks for tools, or writes, without end is cut off. */
function countParts(giveUp: () => void) {
  let [calls, characters] = [0, 0]
  return (part: Part): void => {
    calls += Number(part.type === 'tool-call')
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') characters += part.text.length
    if (part.type === 'tool-input-delta') characters += part.delta.length
    if (calls <= toolLimits.asked && characters <= mostCharacters) return
    giveUp()
    throw new ModelFailure(calls > toolLimits.asked ? 'tools' : 'cut')
  }
}

/** A finish event follows errors too, so these must not be taken for a complete answer. */
function refuseFailed(part: Part, signal: AbortSignal, mayLackTools: boolean): void {
  if (part.type === 'error') {
    const refusal = mayLackTools ? refusalOf(part.error) : undefined
    throw refusal ? new NoTools(refusal) : new ModelFailure('provider')
  }
  if (part.type === 'abort' && !signal.aborted) throw new ModelFailure('timeout')
}

/** Without a word it is no answer, whatever it is called; one that a filter stopped is no whole one. */
function endOf({ finishReason, totalUsage }: Extract<Part, { type: 'finish' }>, hasWords: boolean): AnswerEnd {
  if (finishReason === 'error') throw new ModelFailure('provider')
  if (!hasWords) throw new ModelFailure('empty')
  return {
    status: finishReason === 'length' || finishReason === 'content-filter' ? 'truncated' : 'done',
    inputTokens: totalUsage.inputTokens ?? 0,
    outputTokens: totalUsage.outputTokens ?? 0,
  }
}

/** Gives up on an answer that doesn't begin, stalls or never ends. The library's own first-chunk limit doesn't cover the time before the headers. */
function createPatience({ firstChunk, chunk, total }: ProviderSettings['timeouts']) {
  const over = new AbortController()
  const giveUp = () => over.abort()
  const whole = setTimeout(giveUp, total)
  let still = setTimeout(giveUp, firstChunk)
  return {
    signal: over.signal,
    giveUp,
    renew: (isStep = false) => {
      clearTimeout(still)
      still = setTimeout(giveUp, isStep ? firstChunk : chunk)
    },
    end: () => {
      clearTimeout(whole)
      clearTimeout(still)
    },
  }
}
