import { dateAt } from '#platform/server/clock.ts'
import { typedBehind } from '../../formulas/typed-behind.ts'
import { isColumn, placeOfCell } from '../../pages/addresses.ts'
import { isBlank } from '../../pages/apply-save.ts'
import { placeText } from '../../pages/figure-text.ts'
import { type Held, rowsOf } from '../../pages/held.ts'
import type { StoredFields } from '../../pages/server/read-answers.ts'
import type { Worked } from '../../pages/server/read-carried.ts'
import type { Mark } from '../../worksheets/kinds.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import type { Place } from '../../worksheets/places.ts'
import type { FileOwner } from './file-owner.ts'

/** A page as its owner filled it in: what is stored, what is carried over, and what both come to. */
export type Written = Worked & { fields: StoredFields; currency: string }

/** What there is in a place: of a table's column all of it, and as the text of each row, by the row's id. */
export function valuesOn(page: Worksheet, held: Held, { worked, currency }: Written) {
  const rows = (place: Place): readonly string[] => {
    if (!isColumn(place)) return []
    const block = page.blocks.get(place.block)
    return rowsOf(held, (block?.what === 'table' && block.table.follows) || place.block)
  }
  const isThere = (value: ReturnType<typeof worked.at>) => value !== null && !isBlank(value) && value !== false
  return {
    of: (place: Place) =>
      (isColumn(place) ? rows(place).map((_, at) => worked.at(place.address, at)) : [worked.at(place.address)]).filter(
        isThere,
      ),
    cellsOf: (place: Place): Map<string, string> =>
      new Map(
        rows(place).flatMap((row, at): [string, string][] => {
          const value = worked.at(place.address, at)
          return isThere(value) ? [[row, placeText(value, place, currency)]] : []
        }),
      ),
  }
}

/** What a value follows from: the local date on which the latest of it was typed, and whether any of it is a guess. */
export function behindOn({ member }: FileOwner, page: Worksheet, held: Held, { fields, sources }: Written) {
  return {
    dateOf: (address: string): string | null => {
      const behind = typedBehind(page, address)
      const typed = [...fields].filter(([field]) => behind.has(field) || behind.has(placeOfCell(field)))
      const latest = typed.map(([, { updatedAt }]) => updatedAt).sort()
      const carried = [...behind].flatMap((one) => sources.get(one)?.from.date ?? [])
      const own = latest.at(-1)
      return own ? dateAt(member.timeZone, Temporal.Instant.from(own)).toString() : (carried.sort().at(-1) ?? null)
    },
    markOf: (address: string): Mark | null => {
      const marks = [...typedBehind(page, address)].map((one) => held.get(one)?.mark ?? null)
      return marks.includes('G') ? 'G' : marks.includes('C') ? 'C' : null
    },
  }
}
