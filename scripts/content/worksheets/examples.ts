import { isFault, type Value } from '../../../src/features/founder-file/calculator/value.ts'
import { exampleOf } from '../../../src/features/founder-file/worksheets/example.ts'
import { misfit } from '../../../src/features/founder-file/worksheets/kinds.ts'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import type { Place } from '../../../src/features/founder-file/worksheets/places.ts'
import { isWithin, rangeOf } from '../../../src/features/founder-file/worksheets/ranges.ts'
import { workOut } from '../../../src/features/founder-file/worksheets/work-out.ts'
import type { Content, Fault } from '../content.ts'
import { fromCast, isNear } from '../library/sheet-files.ts'
import { pageFault } from './page-fault.ts'

/** Every example fits its field, and what the page computes from them comes to what is expected. */
export function exampleFaults(page: Worksheet, content: Content): Fault[] {
  const misfits = [
    ...page.places.flatMap((place) => placeFaults(place)),
    ...page.body.flatMap((item) => {
      if ('table' in item)
        return tooLong(item.table, item.example, item.columns.filter(({ formula }) => !formula).length)
      return 'grid' in item
        ? item.rows.flatMap((row) =>
            'key' in row ? tooLong(row.key, [row.example], typedIn(page, item.grid, row.key)) : [],
          )
        : []
    }),
  ].map(({ key, says }) => pageFault(content, page, key, says))
  return misfits.length > 0 ? misfits : unexpected(page, content)
}

type Said = { key: string; says: string }

function placeFaults(place: Place): Said[] {
  const key = place.address.split('.').at(-1) ?? place.address
  const given = [...place.example, place.default ?? null].filter((value) => value !== null)
  return given.flatMap((value) => {
    const says =
      misfit(value, place) ??
      (isWithin(value, rangeOf(place.kind, place.range)) ? undefined : `is outside ${rangeOf(place.kind, place.range)}`)
    return says === undefined ? [] : [{ key, says: `${place.address}: the example “${value}” ${says}.` }]
  })
}

const typedIn = (page: Worksheet, block: string, row: string) =>
  page.places.filter((place) => place.block === block && place.row === row && place.formula === undefined).length

const tooLong = (key: string, rows: readonly (readonly unknown[])[], room: number): Said[] =>
  rows
    .filter((row) => row.length > room)
    .map((row) => ({
      key,
      says: `${key}: an example has ${row.length} values, but ${room} cells are typed. Leave out those that are computed.`,
    }))

function unexpected(page: Worksheet, content: Content): Fault[] {
  const { at } = workOut(page, exampleOf(page))
  const failed = page.places.filter(
    ({ formula, row, column }) => formula !== undefined && (row !== undefined || column === undefined),
  )
  return [
    ...Object.entries(page.expect).flatMap(([place, written]) => {
      const [address, row] = rowIn(place)
      const expected = fromCast(written, content.cast)
      const found = at(address, row)
      if (page.places.every((one) => one.address !== address))
        return [pageFault(content, page, place, `expect: there is no ${place} on the page.`)]
      return comesTo(found, expected)
        ? []
        : [pageFault(content, page, `${place}:`, `${place} comes to ${shown(found)}; ${expected} is expected.`)]
    }),
    ...failed
      .filter(({ address }) => isFault(at(address)) && page.expect[address] === undefined && needsAll(page, address))
      .map(({ address }) => pageFault(content, page, address, `${address}: the example comes to nothing.`)),
  ]
}

/** `starts.began.1` is the first row of a table's column. */
function rowIn(place: string): [address: string, row?: number] {
  const number = /^(.+)\.(\d+)$/.exec(place)
  return number ? [number[1] ?? '', Number(number[2]) - 1] : [place]
}

/** A text with the figure in it counts too: “£48 each”. */
function comesTo(found: Value, expected: number | string): boolean {
  if (typeof found === 'string' && typeof expected === 'number')
    return found.replaceAll(',', '').includes(String(expected))
  return isNear(found, expected)
}

/** A grid may have columns that the example leaves empty; a single field may not come to nothing. */
const needsAll = (page: Worksheet, address: string) => page.blocks.get(address)?.what === 'field'

const shown = (value: Value) => (isFault(value) ? 'nothing' : String(value))
