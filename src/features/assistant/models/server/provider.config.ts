import type { Settings } from '#platform/server/settings.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** Which model answers, and what its tokens cost; without a provider the built-in guide answers. */
export const readProviderConfig = (settings: Settings) => ({
  provider: readProvider(settings),
  tokenPrices: readTokenPrices(settings),
})

function readProvider(settings: Settings): ProviderSettings | undefined {
  const kind = settings.oneOf('AI_PROVIDER', ['none', 'openai-compatible', 'anthropic'], 'none')
  if (kind === 'none') return undefined
  const baseUrl = settings.url('AI_BASE_URL', ['http:', 'https:'])?.href.replace(/\/$/, '')
  const apiKey = settings.text('AI_API_KEY')
  const model = settings.text('AI_MODEL')
  if (!model) return settings.refuse('AI_MODEL', "the model's name, since AI_PROVIDER is set")
  if (kind === 'openai-compatible' && !baseUrl)
    settings.refuse('AI_BASE_URL', 'an address like http://localhost:11434/v1, since AI_PROVIDER is openai-compatible')
  if (kind === 'anthropic' && !apiKey)
    settings.refuse('AI_API_KEY', 'the key of the provider, since AI_PROVIDER is anthropic')
  const timeouts = { firstChunk: 30_000, chunk: 15_000, total: 120_000 }
  return { kind, baseUrl, apiKey, model, reader: readReader(settings), timeouts, maxRetries: 2 }
}

const longestName = 60

function readReader(settings: Settings): string | undefined {
  const name = settings.text('AI_READER')?.trim()
  if (!name) return undefined
  return name.length > longestName ? settings.refuse('AI_READER', `a name of up to ${longestName} characters`) : name
}

/** US dollars for a million tokens. */
export type TokenPrices = { input: number; output: number }

function readTokenPrices(settings: Settings): TokenPrices | undefined {
  const text = settings.text('AI_TOKEN_PRICES')
  if (text === undefined) return undefined
  const [, input, output] = /^input=(\d+(?:\.\d+)?),\s*output=(\d+(?:\.\d+)?)$/.exec(text) ?? []
  if (!input || !output)
    return settings.refuse('AI_TOKEN_PRICES', 'dollars for a million tokens, like input=0.15,output=0.60')
  return { input: Number(input), output: Number(output) }
}
