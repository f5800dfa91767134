import type { Worksheet } from '../../worksheets/pages.ts'
import type { Place } from '../../worksheets/places.ts'
import { withTypedDigits } from '../figure-text.ts'
import type { workOutPage } from '../work-out-page.ts'

export type KeyFigure = { label: string; value: number | string; kind: string; digits: number }

/** A currency of three decimals. */
const finest = 'KWD'

/** How far a page is: a kept one stays kept, whatever is changed on it since. */
export function stateOf({ answers, isDone, kept }: { answers: number; isDone: boolean; kept: number }) {
  if (kept > 0) return 'kept' as const
  if (answers === 0) return 'empty' as const
  return isDone ? ('done' as const) : ('begun' as const)
}

/**
 * The first of a page's results that has a value, else of its measured numbers, as JSON for the lists that show it. What a
 * page comes to as a whole goes before a cell, which may be one day of a week.
 */
export function keyFigureOf({ places }: Worksheet, { at }: ReturnType<typeof workOutPage>): string | null {
  const single = places.filter(({ column, row }) => !column || row)
  const results = single.filter(({ result }) => result)
  const isWhole = ({ column }: { column?: string | undefined }) => column === undefined
  const shown = [
    ...results.filter(isWhole),
    ...results.filter((place) => !isWhole(place)),
    ...single.filter(({ metric }) => metric),
  ]
  const told = ({ address }: Place) => {
    const value = at(address)
    return value === null || value === '' || typeof value === 'boolean' ? undefined : value
  }
  const first = shown.find((place) => told(place) !== undefined)
  if (!first) return null
  const place = first.day === undefined ? first : latestDay(places, first, told)
  const value = told(place)
  // A sum is told with the decimals of the currency, at most.
  const { label, kind, digits } = withTypedDigits(place, finest)
  return JSON.stringify({ label, value: typeof value === 'string' ? value.slice(0, 80) : value, kind, digits })
}

/** Of the days that a line is about, the latest with anything written: on day 60 nobody wants to be told day 1. */
function latestDay(places: readonly Place[], first: Place, told: (place: Place) => unknown): Place {
  const ofBlock = places.filter(({ block, day }) => day !== undefined && block === first.block)
  const begun = new Set(
    ofBlock.filter((place) => place.formula === undefined && told(place) !== undefined).map(({ day }) => day),
  )
  const isTold = (place: Place) => place.row === first.row && begun.has(place.day) && told(place) !== undefined
  return ofBlock.findLast(isTold) ?? first
}
