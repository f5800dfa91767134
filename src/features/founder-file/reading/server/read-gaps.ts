import { emptyPlaces, isPageDone, missingOn } from '../../pages/judge-page.ts'
import { readAnswers, toHeld } from '../../pages/server/read-answers.ts'
import { carriedReader, earlierPages } from '../../pages/server/read-carried.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import type { FileOwner } from './file-owner.ts'
import { columnNamed } from './read-figures.ts'

/**
 * What of a page is still missing: `required`: fields that have to be filled in; `lacking`: what its rules find; `others`:
 * fields that may stay empty and do.
 */
export type PageGaps = {
  isBegun: boolean
  isDone: boolean
  required: readonly string[]
  lacking: readonly string[]
  others: readonly string[]
}

export async function readGaps(ctx: FileOwner, page: Worksheet): Promise<PageGaps> {
  const answers = await readAnswers(ctx, ctx.member.id, [page.id, ...earlierPages(ctx.worksheets, page)])
  const fields = answers.get(page.id) ?? new Map()
  const { worked } = carriedReader(ctx, answers).of(page, fields)
  const held = toHeld(fields)
  const required = emptyPlaces(page, worked)
  const { values, rows } = worked.answers
  const isBegunBlock = (block: string) =>
    page.places.some((place) => place.block === block && values.has(place.address)) ||
    (rows.get(block)?.length ?? 0) > 0
  const others = page.places.filter(
    (place) =>
      !place.required &&
      place.formula === undefined &&
      place.kind !== 'elsewhere' &&
      // The rows of a table, and cells of a grid that nothing was typed in, are as many as one likes.
      (place.column === undefined || (place.row !== undefined && isBegunBlock(place.block))) &&
      !values.has(place.address),
  )
  return {
    isBegun: fields.size > 0,
    isDone: fields.size > 0 && isPageDone(page, held, worked),
    required: required.map((place) => columnNamed(place, page)),
    lacking: missingOn(page, held, worked),
    others: others.map((place) => columnNamed(place, page)),
  }
}
