import { z } from 'zod'

const Phrasings = z.array(z.string().trim().min(2).max(360)).min(1)

/**
 * `phrasings.yaml` beside each module's lessons: how founders put what a short answer of `answers.yaml` is about, under its
 * lesson and its key: whole messages, and words that such messages have.
 */
export const PhrasingsFile = z.record(z.string(), z.record(z.string(), Phrasings))

/** `content/phrasings.yaml`: the same for the topics of `help.yaml`, the figures of `own.yaml`, and what is neither. */
export const OtherPhrasingsFile = z.strictObject({
  help: z.record(z.string(), Phrasings).default({}),
  own: z.record(z.string(), Phrasings).default({}),
  other: z.record(z.string(), Phrasings).default({}),
})
