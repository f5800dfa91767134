import type { TextStreamPart, ToolSet } from 'ai'
import { type AnswerEnd, type ChatModel, ModelFailure, type Question } from './chat-model.ts'
import { connectModel } from './connect-model.ts'
import { instructions, materialFor } from './instructions.ts'
import type { ProviderSettings } from './provider-settings.ts'

const longestAnswer = 1200

/** A model reached through a provider's API. Every error there becomes a `ModelFailure`. */
export function providerModel(settings: ProviderSettings): ChatModel {
  const connected = connectModel(settings)
  return { provider: settings.kind, name: settings.model, answer }

  async function* answer(question: Question, signal: AbortSignal): AsyncGenerator<string, AnswerEnd | undefined> {
    const { ai, languageModel } = await connected()
    const patience = createPatience(settings.timeouts)
    const { stream } = ai.streamText({
      model: languageModel,
      instructions,
      messages: [...question.turns.slice(0, -1), { role: 'user', content: materialFor(question) }],
      maxOutputTokens: longestAnswer,
      maxRetries: settings.maxRetries,
      abortSignal: AbortSignal.any([signal, patience.signal]),
      // A provider's message may contain a key or a member's text, so failures get our own words.
      onError: () => {},
    })
    try {
      return yield* read(stream, signal, patience.renew)
    } catch (error) {
      if (signal.aborted) return undefined
      // A connection lost midway throws here.
      throw error instanceof ModelFailure ? error : new ModelFailure('cut')
    } finally {
      patience.end()
    }
  }
}

type Part = TextStreamPart<ToolSet>

async function* read(
  stream: AsyncIterable<Part>,
  signal: AbortSignal,
  renew: () => void,
): AsyncGenerator<string, AnswerEnd | undefined> {
  for await (const part of stream) {
    if (part.type === 'text-delta') {
      renew()
      yield part.text
    }
    // A finish event follows errors too, so it must not be taken for a complete answer.
    if (part.type === 'error') throw new ModelFailure('provider')
    else if (part.type === 'abort' && !signal.aborted) throw new ModelFailure('timeout')
    else if (part.type === 'finish') return endOf(part)
  }
  if (signal.aborted) return undefined
  throw new ModelFailure('cut')
}

function endOf({ finishReason, totalUsage }: Extract<Part, { type: 'finish' }>): AnswerEnd {
  if (finishReason === 'error') throw new ModelFailure('provider')
  return {
    status: finishReason === 'length' ? 'truncated' : 'done',
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
    renew: () => {
      clearTimeout(still)
      still = setTimeout(giveUp, chunk)
    },
    end: () => {
      clearTimeout(whole)
      clearTimeout(still)
    },
  }
}
