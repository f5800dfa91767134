import { z } from 'zod'

const Words = z.string().trim().min(2).max(1200)

/**
 * `file-words.yaml`: what members call a page of the Founder file and its fields, besides the title and the labels. A field is
 * named by its key, a column of a table by `table.column`, a line of a grid by `grid.line` and a whole table by its key.
 */
export const FileWords = z.record(
  z.string(),
  z.strictObject({ called: Words.optional(), fields: z.record(z.string(), Words).optional() }),
)
export type FileWords = z.infer<typeof FileWords>

/** `plain-words.yaml`: words of pages, several with a space between, and what people say for them: words or turns of phrase. */
export const PlainWords = z.record(Words, z.array(z.string().trim().min(2).max(60)).min(1))
export type PlainWords = z.infer<typeof PlainWords>

/** What members say for what is on pages: of single fields, and of words wherever they stand. */
export type KnownWords = { pages: FileWords; plain: PlainWords }
