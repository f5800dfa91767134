import { type RawBuilder, sql } from 'kysely'

/** A text that stands for itself within a pattern of `isLike`, whatever signs it holds. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

export const isLike = (text: RawBuilder<unknown>, pattern: string): RawBuilder<boolean> =>
  sql<boolean>`${text} like ${pattern} escape '\\'`

/** Whether a text of the database holds these words, capital and small letters apart as the engine tells them apart. */
export const contains = (text: RawBuilder<unknown>, words: string): RawBuilder<boolean> =>
  isLike(text, `%${escapeLike(words)}%`)
