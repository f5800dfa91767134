import { type Tier, tiers } from '#features/membership/membership.rules.ts'
import type { Settings } from '#platform/server/settings.ts'
import type { AssistantLimits } from './limits.ts'

const messagesPerDay: Record<Tier, number> = { starter: 20, quantum: 100, elite: 400 }
const answersAtOnce = 100
const freePercent = '50'

/** How many messages a member may send a day, and what the operator allows for all members together. */
export const readQuotaConfig = (settings: Settings): { perDay: Record<Tier, number>; limits: AssistantLimits } => ({
  perDay: readPerDay(settings),
  limits: {
    answers: settings.oneOf('AI_ANSWERS', ['on', 'off'], 'on') === 'on',
    atOnce: readCount(settings, 'AI_ANSWERS_AT_ONCE') ?? answersAtOnce,
    tokensPerMonth: readCount(settings, 'AI_TOKENS_PER_MONTH'),
    freePercent: readPercent(settings, 'AI_TOKENS_FREE_PERCENT', freePercent),
  },
})

function readPerDay(settings: Settings): Record<Tier, number> {
  const perDay = { ...messagesPerDay }
  for (const part of settings.list('AI_MESSAGES_PER_DAY')) {
    const [name, count = ''] = part.split('=')
    const tier = tiers.find((one) => one === name)
    if (!tier || !/^\d{1,6}$/.test(count))
      return settings.refuse('AI_MESSAGES_PER_DAY', 'messages by tier, like starter=20,quantum=100,elite=400')
    perDay[tier] = Number(count)
  }
  return perDay
}

function readCount(settings: Settings, name: string): number | null {
  const text = settings.text(name)
  if (text === undefined) return null
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : settings.refuse(name, 'a whole number of 1 or more')
}

function readPercent(settings: Settings, name: string, usual: string): number {
  const text = settings.text(name) ?? usual
  return /^(?:\d{1,2}|100)$/.test(text) ? Number(text) : settings.refuse(name, 'a whole number from 0 to 100')
}
