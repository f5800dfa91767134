import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { tiers } from './membership.rules.ts'

const Plan = z.object({
  id: z.enum(tiers),
  name: z.string(),
  /** In the currency, as it is advertised. */
  price: z.number(),
  currency: z.string(),
  period: z.enum(['forever', 'month']),
  priceId: z.string().nullable(),
  tagline: z.string(),
  features: z.array(z.string()),
  available: z.boolean(),
})
export type OfferedPlan = z.infer<typeof Plan>

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/plans',
  access: 'public',
  summary: 'What is sold, from the free plan to the largest.',
  reply: z.array(Plan),
})

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/questions',
  access: 'public',
  summary: 'What people ask before they buy, with the answers.',
  reply: z.array(z.object({ question: z.string(), answer: z.string() })),
})

const GroupCall = z.object({
  id: z.string(),
  title: z.string(),
  minutes: z.number(),
  /** The one that is on now, else the next. */
  startsAt: Instant,
  isOn: z.boolean(),
  link: z.string(),
  /** `Wednesday, November 25, 6:00 PM (Berlin)`: the member's own zone. */
  here: z.string(),
  /** The same moment where the call is held; null where that is the member's own zone. */
  there: z.string().nullable(),
  /** The weekly series as an iCalendar file, RFC 5545. */
  calendar: z.string(),
})
export type GroupCall = z.infer<typeof GroupCall>

export const listGroupCalls = endpoint({
  method: 'GET',
  path: '/api/group-calls',
  access: 'signedIn',
  topics: ['membership'],
  summary: "The group calls that the member's plan opens, each with its next date.",
  reply: z.array(GroupCall),
})
