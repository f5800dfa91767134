import { z } from 'zod'

const Ask = z.string().trim().min(2).max(160)

const Key = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is lowercase words with hyphens between them')

/**
 * `asks.yaml`: under the id of each lesson or resource, what people type when it is the answer; where `answers.yaml` has
 * short answers, under the key of the one that answers it.
 */
export const AsksFile = z.record(z.string(), z.union([z.array(Ask), z.record(Key, z.array(Ask).min(1))]))

const sentences = (least: number, most: number) => z.string().trim().min(least).max(most)

/** What the built-in guide says itself before it leads to the lesson; the link is added by the guide. */
const ShortAnswer = z.strictObject({
  /** Two or three sentences that answer the question whole. */
  answer: sentences(60, 420),
  /** The same in one plain sentence, for “simpler” and “shorter”. */
  short: sentences(20, 160),
  why: sentences(40, 360),
  example: sentences(40, 420),
  /** A list or a draft to copy, in Markdown, where people ask for one. */
  gives: sentences(40, 1500).optional(),
  /** What to do where it doesn’t work, or somebody refuses or leaves. */
  otherwise: sentences(40, 360).optional(),
  /** What to say or send, ready to copy. */
  words: sentences(30, 420).optional(),
  /** How long, how often, how much or by when, in numbers. */
  limits: sentences(30, 300).optional(),
})
export type ShortAnswer = z.infer<typeof ShortAnswer>

/** `answers.yaml`: short answers under the id of their lesson, each with a key of its own. */
export const AnswersFile = z.record(z.string(), z.record(Key, ShortAnswer))

/** A paragraph; of a topic with several matters with the words that ask for this one, which is then said alone. */
const Part = z.union([
  sentences(20, 420),
  z.strictObject({
    on: z.array(z.string().regex(/^[a-z0-9'-]+(?: [a-z0-9'-]+)*\*?$/)).min(1),
    says: sentences(20, 420),
  }),
])
export type Part = z.infer<typeof Part>

/** `help.yaml`: what members ask about the product and their way through it; with `says`, in words that answer it whole. */
export const HelpFile = z.record(
  Key,
  z.strictObject({
    asks: z.array(Ask).min(1),
    says: z.array(Part).min(1).optional(),
    short: sentences(20, 200).optional(),
  }),
)
export type AskedTopic = { id: string } & z.infer<typeof HelpFile>[string]

/** `outside.yaml`: subjects that the program doesn't cover, each with words that indicate it. */
export const OutsideFile = z.record(z.string(), z.string())

const Words = z.array(z.string().trim().min(2))

/** `words.yaml`: words that mean the same or go together, a family a line, and words of business. */
export const WordsFile = z.strictObject({ same: Words, related: Words, business: Words })
export type WordsFile = z.infer<typeof WordsFile>

/** `terms.yaml`: what words of business mean, under the word, each with the lesson that goes further. */
export const TermsFile = z.record(
  z.string(),
  z.strictObject({
    also: Words.default([]),
    means: sentences(30, 260),
    /** Who needs it and who doesn’t, for those who ask. */
    need: sentences(30, 260).optional(),
    lesson: z.string(),
    /** What tells it from another word of the file, which is its key. */
    apart: z.record(z.string(), sentences(20, 260)).default({}),
  }),
)
export type Term = {
  name: string
  names: readonly string[]
  means: string
  need?: string | undefined
  lesson: string
  apart: Readonly<Record<string, string>>
}
