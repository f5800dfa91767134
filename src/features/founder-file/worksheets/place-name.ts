import type { Block, Place } from './places.ts'

/** The column that a cell of a grid stands in; undefined where the grid has no other. */
export function columnOfCell({ block, column, row }: Place, blocks: ReadonlyMap<string, Block>): string | undefined {
  const found = blocks.get(block)
  if (found?.what !== 'grid' || row === undefined || found.grid.columns.length < 2) return undefined
  return found.grid.columns.find(({ key }) => key === column)?.label
}

/** What a place is called where it is named by itself: `Revenue, Day 1`. */
export function placeName(place: Place, { blocks }: { blocks: ReadonlyMap<string, Block> }): string {
  const column = columnOfCell(place, blocks)
  return column ? `${place.label}, ${column}` : place.label
}
