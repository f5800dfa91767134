import { blockOf, placeOfCell } from '#features/founder-file/pages/addresses.ts'
import { placeName } from '#features/founder-file/worksheets/places.ts'
import type { Context } from '#platform/server/context.ts'

type Page = Pick<Context['worksheets']['pages'][number], 'places' | 'blocks'>

/** Whether a field is something on a page: a place, a cell in a row of a table, or a table. */
export const isOnPage = (page: Page, field: string): boolean =>
  placeAt(page, field) !== undefined || page.blocks.has(blockOf(field)) || field === elsewhere

/** What a place is called, for the lists in which it is named by itself. */
export function labelOf(page: Page, field: string): string {
  if (field === elsewhere) return 'I keep it elsewhere'
  const place = placeAt(page, field)
  const block = page.blocks.get(blockOf(field))
  if (place) return placeName(place, page)
  return block?.what === 'table' ? (block.table.label ?? 'A table') : field
}

const elsewhere = 'elsewhere'

const placeAt = ({ places }: Page, field: string) =>
  places.find((place) => place.address === field) ?? places.find((place) => place.address === placeOfCell(field))
