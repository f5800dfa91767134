import { type Tier, tiers } from '#features/membership/membership.rules.ts'
import type { Settings } from '#platform/server/settings.ts'

const defaults: Record<Tier, number> = { starter: 20, quantum: 100, elite: 400 }

/** Who answers in the chat, and how often a day. */
export const readAssistant = (settings: Settings) => ({
  provider: readProvider(settings),
  perDay: readPerDay(settings),
  limits: {
    answers: settings.oneOf('AI_ANSWERS', ['on', 'off'], 'on') === 'on',
    atOnce: readCount(settings, 'AI_ANSWERS_AT_ONCE') ?? 100,
    tokensPerMonth: readCount(settings, 'AI_TOKENS_PER_MONTH'),
  },
  tokenPrices: readTokenPrices(settings),
})

function readProvider(settings: Settings) {
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
  return { kind, baseUrl, apiKey, model, timeouts, maxRetries: 2 }
}

function readCount(settings: Settings, name: string): number | null {
  const text = settings.text(name)
  if (text === undefined) return null
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : settings.refuse(name, 'a whole number of 1 or more')
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

function readPerDay(settings: Settings): Record<Tier, number> {
  const perDay = { ...defaults }
  for (const part of settings.list('AI_MESSAGES_PER_DAY')) {
    const [name, count = ''] = part.split('=')
    const tier = tiers.find((one) => one === name)
    if (!tier || !/^\d{1,6}$/.test(count))
      return settings.refuse('AI_MESSAGES_PER_DAY', 'messages by tier, like starter=20,quantum=100,elite=400')
    perDay[tier] = Number(count)
  }
  return perDay
}
