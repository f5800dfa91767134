import { typedBehind } from '../../formulas/typed-behind.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import type { Place } from '../../worksheets/places.ts'
import { placeParts } from '../addresses.ts'
import { choiceText, withTypedDigits } from '../figure-text.ts'
import type { Held } from '../held.ts'
import type { workOutPage } from '../work-out-page.ts'

export type KeyFigure = { label: string; value: number | string; kind: string; digits: number; mark?: 'G' }

/** A currency of three decimals. */
const finest = 'KWD'

/** The value of a place that is told; undefined for one that has none. */
type Told = (place: Place) => string | number | undefined

/**
 * The figure that lists show of a page, as JSON: the first that has a value of those the page names, else of its results and
 * its measured numbers. A result that is 0 while the page isn’t done may be one of nothing. `marks` are those of the page
 * with what it carries over.
 */
export function keyFigureOf(
  page: Worksheet,
  { at }: ReturnType<typeof workOutPage>,
  isDone: boolean,
  marks: Held,
): string | null {
  const told: Told = ({ address, formula }) => {
    const value = at(address)
    if (value === null || value === '' || typeof value === 'boolean') return undefined
    return value === 0 && formula !== undefined && !isDone ? undefined : value
  }
  const place = page.keyFigures ? ofNamed(page, page.keyFigures, told) : ofResults(page, told)
  if (!place) return null
  const value = told(place)
  // A sum is told with the decimals of the currency, at most.
  const { label, kind, digits } = withTypedDigits(place, finest)
  const isGuess = [...typedBehind(page, place.address)].some((one) => marks.get(one)?.mark === 'G')
  return JSON.stringify({
    label,
    value: typeof value === 'string' ? cut(choiceText(value, place)) : value,
    kind,
    digits,
    ...(isGuess ? { mark: 'G' } : {}),
  })
}

const longest = 80
const cut = (text: string) => (text.length > longest ? `${text.slice(0, text.lastIndexOf(' ', longest))}…` : text)

/** The first of the named ones with a value, under the name that lists give it. */
function ofNamed({ places }: Worksheet, named: NonNullable<Worksheet['keyFigures']>, told: Told): Place | undefined {
  for (const { at, as } of named) {
    const { block, column, row } = placeParts(at)
    const ofRow = places.filter((place) => place.block === block && place.row === row && place.row !== undefined)
    const place = column === '*' ? latest(places, ofRow, told) : places.find(({ address }) => address === at)
    if (place && told(place) !== undefined) return { ...place, label: as ?? place.label }
  }
  return undefined
}

/** What a page comes to as a whole goes before a cell, which may be one day of a week. */
function ofResults({ places }: Worksheet, told: Told): Place | undefined {
  const single = places.filter(({ column, row }) => !column || row)
  const results = single.filter(({ result }) => result)
  const isWhole = ({ column }: Place) => column === undefined
  const shown = [
    ...results.filter(isWhole),
    ...results.filter((place) => !isWhole(place)),
    ...single.filter(({ metric }) => metric),
  ]
  const first = shown.find((place) => told(place) !== undefined)
  if (first?.day === undefined) return first
  const ofRow = places.filter(({ block, row, day }) => block === first.block && row === first.row && day !== undefined)
  return latest(places, ofRow, told) ?? first
}

/** Of the columns of a line, the last with anything written: on day 60 nobody wants to be told day 1. */
function latest(places: readonly Place[], ofRow: readonly Place[], told: Told): Place | undefined {
  const begun = new Set(
    places
      .filter((place) => place.block === ofRow[0]?.block && place.formula === undefined && told(place) !== undefined)
      .map(({ column }) => column),
  )
  return ofRow.findLast((place) => begun.has(place.column) && told(place) !== undefined)
}
