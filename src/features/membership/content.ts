import { z } from 'zod'
import { tiers } from './rules.ts'

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

export const CallFile = z.array(
  z.strictObject({
    id: Words,
    title: Words,
    weekday: z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
    time: z.string().regex(/^\d\d:\d\d$/),
    zone: Words,
    minutes: z.int().min(1),
    tiers: z.array(z.enum(tiers)).min(1),
    /** Empty while the call is not set up. */
    link: z.union([z.url(), z.literal('')]),
  }),
)
export type Call = z.infer<typeof CallFile>[number]

export const QuestionFile = z.array(z.strictObject({ question: Words, answer: Words }))
export type Question = z.infer<typeof QuestionFile>[number]
