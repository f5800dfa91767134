import { z } from 'zod'
import { tiers } from './membership.rules.ts'

const Words = z.string().trim().min(1)

/** Who or what keeps a plan's promise: a page, a link or address of the brand file, or a call. */
const Delivery = z.union([
  z.strictObject({ route: z.string().startsWith('/') }),
  z.strictObject({ brand: z.enum(['communityLink', 'contactEmail', 'founderEmail']) }),
  z.strictObject({ calls: Words }),
])
export type Delivery = z.infer<typeof Delivery>

export const PlanFile = z.array(
  z.strictObject({
    id: z.enum(tiers),
    name: Words,
    /** Whole units of the currency. */
    price: z.int().min(0),
    currency: z.literal('USD'),
    period: z.enum(['forever', 'month']),
    tagline: Words,
    features: z.array(z.strictObject({ text: Words, delivery: Delivery })).min(1),
  }),
)
export type Plan = z.infer<typeof PlanFile>[number]

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** A zone that this runtime knows, by its name in the IANA database. */
const Zone = Words.refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}, 'name a time zone such as Europe/London')

export const CallFile = z.array(
  z.strictObject({
    id: Words,
    title: Words,
    weekday: z.enum(weekdays),
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write the time as 17:00'),
    zone: Zone,
    minutes: z.int().min(1),
    tiers: z.array(z.enum(tiers)).min(1),
    /** Empty while the call is not set up. */
    link: z.union([z.url(), z.literal('')]),
  }),
)
export type Call = z.infer<typeof CallFile>[number]

export const QuestionFile = z.array(z.strictObject({ question: Words, answer: Words }))
export type Question = z.infer<typeof QuestionFile>[number]
