import { z } from 'zod'

const Ask = z.string().trim().min(2).max(160)

/** `asks.yaml`: under the id of each lesson or resource, what people type when it is the answer. */
export const AsksFile = z.record(z.string(), z.array(Ask))

/** `outside.yaml`: subjects that the program doesn't cover, each with words that indicate it. */
export const OutsideFile = z.record(z.string(), z.string())

const Words = z.array(z.string().trim().min(2))

/** `words.yaml`: words that mean the same or go together, a family a line, and words of business. */
export const WordsFile = z.strictObject({ same: Words, related: Words, business: Words })
export type WordsFile = z.infer<typeof WordsFile>
