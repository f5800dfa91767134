import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import type { Place } from '../../../src/features/founder-file/worksheets/places.ts'
import type { Content, Fault } from '../content.ts'
import { pageFault } from './page-fault.ts'

/** What a page carries over from others is there, is of the same kind, and belongs to a lesson that comes earlier, or is about the same day. */
export function sourceFaults(page: Worksheet, content: Content): Fault[] {
  return page.places.flatMap((place) => [
    ...(place.isReadonly && place.from.length === 0
      ? [pageFault(content, page, place.row ?? '', sourceless(place))]
      : []),
    ...place.from.flatMap((source) => {
      const says = wrongWith(source, place, page, content)
      return says === undefined ? [] : [pageFault(content, page, source, `${place.address}, from: ${source} ${says}`)]
    }),
  ])
}

const sourceless = ({ address, column }: Place) =>
  `${address} can’t be typed, since ${column} is readonly, and no from: says where its figure comes from.`

function wrongWith(source: string, { kind, day }: Place, page: Worksheet, content: Content): string | undefined {
  const [pageId = '', ...rest] = source.split('.')
  const other = content.worksheets.pageById.get(pageId)
  if (!other || other === page) return 'leads to no other page. Write the id of a page, a dot and the key of its field.'
  const place = other.places.find(({ address }) => address === rest.join('.'))
  if (!place) return `leads nowhere: ${pageId} has no ${rest.join('.')}.`
  if (place.column !== undefined && place.row === undefined)
    return 'is a column of a table, which has many values. Take a field, a cell or a total.'
  if (place.kind !== kind) return `is ${place.kind}, and here it would be ${kind}.`
  const isOfSameDay = day !== undefined && place.day === day
  return isLater(other, page, content) && !isOfSameDay
    ? 'belongs to a later lesson, so there would never be anything to carry over.'
    : undefined
}

function isLater(other: Worksheet, page: Worksheet, { program }: Content): boolean {
  const order = [...program.subModuleById.keys()]
  const places = ({ lessons }: Worksheet) => lessons.map((id) => order.indexOf(id))
  return Math.min(...places(other)) > Math.max(...places(page))
}
