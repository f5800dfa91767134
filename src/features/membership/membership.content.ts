import { z } from 'zod'
import { currencies } from '#platform/format/currencies.ts'
import { timeForm } from '#platform/format/date-forms.ts'
import { minorDigits, minorUnits } from '#platform/format/money.ts'
import { isKnownZone } from '#platform/format/time-zone.ts'
import { tiers } from './membership.rules.ts'

const Words = z.string().trim().min(1)

/** Who or what keeps a plan's promise: a page, a link or address of the brand file, or a call. */
const Delivery = z.union([
  z.strictObject({ route: z.string().startsWith('/') }),
  z.strictObject({ brand: z.enum(['communityLink', 'contactEmail', 'founderEmail']) }),
  z.strictObject({ calls: Words }),
])
export type Delivery = z.infer<typeof Delivery>

/** One of the world's, by its code. */
const Currency = z
  .string()
  .refine((code) => currencies().some((one) => one.code === code), 'write a currency by its code, such as USD or EUR')

const PlanEntry = z
  .strictObject({
    id: z.enum(tiers),
    name: Words,
    /** In the currency, as it is advertised: 97, or 79.90. */
    price: z.number().min(0),
    currency: Currency,
    period: z.enum(['forever', 'month']),
    tagline: Words,
    features: z.array(z.strictObject({ text: Words, delivery: Delivery })).min(1),
  })
  .refine(({ price, currency }) => Math.abs(price * 10 ** minorDigits(currency) - minorUnits(price, currency)) < 1e-6, {
    path: ['price'],
    message: 'has more decimals than the currency',
  })

export const PlanFile = z
  .array(PlanEntry)
  .min(1)
  .refine((plans) => new Set(plans.map(({ currency }) => currency)).size === 1, 'give all plans the same currency')
export type Plan = z.infer<typeof PlanFile>[number]

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** A zone that this runtime knows, by its name in the IANA database. */
const Zone = Words.refine(isKnownZone, 'name a time zone such as Europe/London')

export const CallFile = z.array(
  z.strictObject({
    id: Words,
    title: Words,
    weekday: z.enum(weekdays),
    time: z.string().regex(timeForm, 'write the time as 17:00'),
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
