import { z } from 'zod'

const Words = z.string().trim().min(2).max(300)

/**
 * `file-words.yaml`: what members call a page of the Founder file and its fields, besides the title and the labels. A field is
 * named by its key, a column of a table by `table.column`, a line of a grid by `grid.line` and a whole table by its key.
 */
export const FileWords = z.record(
  z.string(),
  z.strictObject({ called: Words.optional(), fields: z.record(z.string(), Words).optional() }),
)
export type FileWords = z.infer<typeof FileWords>
