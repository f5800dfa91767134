import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import type { Content, Fault } from '../content.ts'
import { pageFault } from './page-fault.ts'

/** The figures that lists show of a page are single values of it. */
export function keyFigureFaults(page: Worksheet, content: Content): Fault[] {
  return (page.keyFigures ?? []).flatMap(({ at }) => {
    const says = wrongWith(at, page)
    return says === undefined ? [] : [pageFault(content, page, at, `keyFigures: ${at} ${says}`)]
  })
}

function wrongWith(at: string, { places, blocks }: Worksheet): string | undefined {
  const [block = '', column, row] = at.split('.')
  if (column === '*') {
    const isGrid = blocks.get(block)?.what === 'grid'
    return isGrid && places.some((place) => place.block === block && place.row === row)
      ? undefined
      : 'is no row of a grid. Write grid.*.row.'
  }
  const place = places.find(({ address }) => address === at)
  if (!place) return 'leads nowhere. Take a field, a cell or a total of the page.'
  return place.column !== undefined && place.row === undefined
    ? 'is a column of a table, which has many values. Take a field, a cell or a total.'
    : undefined
}
