import type { ListColumn } from '#features/founder-file/reading/lists.ts'
import { optionsOf } from './column-options.ts'

/** A column that says that a thing needs no more: with one of some values, else with any. */
export type Settled = { column: string; is?: readonly string[] }

const isOver =
  /^(?:(?:it is |it’s |date |day )?(?:done|paid|kept|settled|finished|completed|answered|closed|received|refused|won|bought)|yes)\b/i

/** What of a list says that one of its things is dealt with. */
export const settledBy = (columns: readonly ListColumn[]): Settled[] =>
  columns.flatMap((column) => {
    const { key, label, kind } = column
    if (kind === 'tick' || kind === 'date') return isOver.test(label) ? [{ column: key }] : []
    if (kind !== 'choice') return []
    const is = optionsOf(column.choices).flatMap(({ value, names }) =>
      names.some((name) => isOver.test(name)) ? [value] : [],
    )
    return is.length > 0 ? [{ column: key, is }] : []
  })
