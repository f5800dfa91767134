import { z } from 'zod'

const Words = z.string().trim().min(1)

export const LegalFile = z.strictObject({
  title: Words,
  updated: z.iso.date(),
  /** Not yet seen by the operator's lawyer. */
  draft: z.boolean(),
})

export const legalPages = ['terms', 'privacy', 'refunds'] as const
export type LegalName = (typeof legalPages)[number]
