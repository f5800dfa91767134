import { placeName } from '#features/founder-file/worksheets/places.ts'
import type { Context } from '#platform/server/context.ts'

type Page = Pick<Context['worksheets']['pages'][number], 'places' | 'blocks'>

/** Whether an address names something on a page: a place, a cell in a row of a table, or a table. */
export const isOnPage = (page: Page, address: string): boolean =>
  placeAt(page, address) !== undefined || page.blocks.has(address.split('.')[0] ?? '') || address === elsewhere

/** What a place is called, for the lists in which it is named by itself. */
export function labelOf(page: Page, address: string): string {
  if (address === elsewhere) return 'I keep it elsewhere'
  const place = placeAt(page, address)
  const block = page.blocks.get(address.split('.')[0] ?? '')
  if (place) return placeName(place, page)
  return block?.what === 'table' ? (block.table.label ?? 'A table') : address
}

const elsewhere = 'elsewhere'

/** A table’s cell is addressed by `table.row.column`, its place by `table.column`. */
const placeAt = ({ places }: Page, address: string) =>
  places.find((place) => place.address === address) ??
  places.find((place) => place.address === address.replace(/\.[^.]+\./, '.'))
