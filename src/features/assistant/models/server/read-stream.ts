import type { TextStreamPart, ToolSet } from 'ai'
import { toolLimits } from './bounded-tools.ts'
import { type AnswerEnd, ModelFailure, type StepUse } from './chat-model.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { refusalOf } from './tool-support.ts'

/** Characters of an answer with what leads to it. A provider that sends more keeps to no limit that it was given. */
const mostCharacters = 20_000

/** The provider refused the request itself, before the first word: many models have no tools. */
export class NoTools extends ModelFailure {
  readonly isAboutTools: boolean
  /** False after a step that tools were used in. */
  readonly isFirst: boolean

  constructor({ isAboutTools, isFirst }: { isAboutTools: boolean; isFirst: boolean }) {
    super('provider')
    this.isAboutTools = isAboutTools
    this.isFirst = isFirst
  }
}

type Part = TextStreamPart<ToolSet>
type Patience = { signal: AbortSignal; giveUp: () => void; renew: (isStep?: boolean) => void; end: () => void }
type Reading = {
  signal: AbortSignal
  patience: Pick<Patience, 'renew' | 'giveUp'>
  hasTools: boolean
  onStep: (used: StepUse) => void
}

/** Signs of life besides words. */
const signs: ReadonlySet<string> = new Set([
  ...['reasoning-delta', 'tool-input-delta'],
  ...['tool-call', 'tool-result', 'tool-error', 'finish-step'],
])

/** The words of an answer as they come, and how it ended; undefined where it was stopped. */
export async function* readStream(
  stream: AsyncIterable<Part>,
  { signal, patience: { renew, giveUp }, hasTools, onStep }: Reading,
): AsyncGenerator<string, AnswerEnd | undefined> {
  let [isBegun, hasWords, isFirst] = [false, false, true]
  const count = countParts(giveUp)
  for await (const part of stream) {
    count(part)
    if (part.type === 'text-delta') {
      isBegun = true
      hasWords ||= part.text.trim() !== ''
      renew()
      yield part.text
    }
    // Words before a tool and none after it are no answer.
    hasWords &&= part.type !== 'tool-call'
    // The model reads what a tool found as it read the question.
    if (signs.has(part.type)) renew(part.type === 'finish-step')
    if (part.type === 'finish-step') onStep(usedIn(part))
    isFirst &&= part.type !== 'finish-step'
    refuseFailed(part, signal, { mayLackTools: hasTools && !isBegun, isFirst })
    if (part.type === 'finish') return endOf(part, hasWords)
  }
  if (signal.aborted) return undefined
  throw new ModelFailure('cut')
}

const usedIn = ({ usage, finishReason }: Extract<Part, { type: 'finish-step' }>): StepUse => ({
  inputTokens: usage.inputTokens ?? 0,
  outputTokens: usage.outputTokens ?? 0,
  isLast: finishReason !== 'tool-calls',
})

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

type Asked = { mayLackTools: boolean; isFirst: boolean }

/** A finish event follows errors too, so these must not be taken for a complete answer. */
function refuseFailed(part: Part, signal: AbortSignal, { mayLackTools, isFirst }: Asked): void {
  if (part.type === 'error') {
    const refusal = mayLackTools ? refusalOf(part.error) : undefined
    throw refusal ? new NoTools({ ...refusal, isFirst }) : new ModelFailure('provider')
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
export function createPatience({ firstChunk, chunk, total }: ProviderSettings['timeouts']): Patience {
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
