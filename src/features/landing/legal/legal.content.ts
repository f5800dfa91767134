import { z } from 'zod'
import type { Block } from '#features/program/lesson.ts'

const Words = z.string().trim().min(1)

export const LegalFile = z.strictObject({
  title: Words,
  updated: z.iso.date(),
  /** Not yet reviewed by the operator's lawyer. */
  draft: z.boolean(),
})

export const legalPages = ['terms', 'privacy', 'refunds'] as const
export type LegalName = (typeof legalPages)[number]

export type LegalText = { name: LegalName; title: string; updated: string; draft: boolean; blocks: readonly Block[] }

/** As it is loaded: parsed when it is first read. */
export type LegalSource = Omit<LegalText, 'blocks'> & { blocks: () => readonly Block[] }
