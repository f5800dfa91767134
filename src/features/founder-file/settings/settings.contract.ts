import { z } from 'zod'
import { currencies } from '#platform/format/currencies.ts'
import { endpoint } from '#shared/endpoint.ts'

export const weekStarts = ['monday', 'sunday', 'saturday'] as const

const Settings = z.object({
  /** ISO 4217. Changing it relabels and converts nothing. */
  currency: z
    .string()
    .refine((code) => currencies().some((one) => one.code === code), 'Choose a currency from the list.'),
  weekStart: z.enum(weekStarts),
})

export const getFileSettings = endpoint({
  method: 'GET',
  path: '/api/founder-file/settings',
  access: 'signedIn',
  topics: ['founder-settings'],
  summary: "The currency of the member's own sums and the first day of their week.",
  /** `hasAmounts`: a change of the currency would relabel something. */
  reply: Settings.extend({
    hasAmounts: z.boolean(),
    currencies: z.array(z.object({ code: z.string(), name: z.string(), digits: z.number() })),
  }),
})

export const changeFileSettings = endpoint({
  method: 'PATCH',
  path: '/api/founder-file/settings',
  access: 'signedIn',
  changes: ['founder-settings', 'founder-file', 'founder-page', 'founder-numbers'],
  summary: 'Changes the currency, which relabels and converts nothing, or the first day of the week.',
  body: Settings.partial(),
  reply: Settings,
})
