import { isColumn, sourceParts } from '../../pages/addresses.ts'
import { isBlank } from '../../pages/apply-save.ts'
import { placeText } from '../../pages/figure-text.ts'
import { rowsOf } from '../../pages/held.ts'
import type { ComputedValue } from '../../pages/work-out-page.ts'
import type { Place } from '../../worksheets/places.ts'
import type { PlanLine as Wanted } from '../plan.content.ts'
import type { PlanLine } from '../plan.contract.ts'
import type { PlanPage } from './read-plan-pages.ts'

/** A plan is read at a glance: a longer answer is cut, and whole on its page. */
const longestText = 280

/** What a line of the plan shows: the first of its places that is answered, of a table the first rows. */
export function linesOf(wanted: Wanted, pages: ReadonlyMap<string, PlanPage>, currency: string): PlanLine[] {
  for (const source of wanted.from) {
    const { pageId, address } = sourceParts(source)
    const written = pages.get(pageId)
    const place = written?.page.places.find((one) => one.address === address)
    if (!written || !place) continue
    const lines = isColumn(place)
      ? rowLines(wanted, place, written, currency)
      : oneLine(wanted, place, written, currency)
    if (lines.length > 0) return lines.map((line) => ({ ...line, pageId }))
  }
  return []
}

type Line = Omit<PlanLine, 'pageId'>

function oneLine({ label }: Wanted, place: Place, { held, worked }: PlanPage, currency: string): Line[] {
  const text = textOf(worked.at(place.address), place, currency)
  return text === undefined ? [] : [{ label, text, mark: held.get(place.address)?.mark ?? null }]
}

function rowLines(
  { label, by, rows }: Wanted,
  place: Place,
  { page, held, worked }: PlanPage,
  currency: string,
): Line[] {
  const block = page.blocks.get(place.block)
  const follows = block?.what === 'table' ? block.table.follows : undefined
  const named = page.places.find(({ address }) => by !== undefined && address === `${place.block}.${by}`)
  return rowsOf(held, follows ?? place.block)
    .flatMap((row, index): Line[] => {
      const text = textOf(worked.at(place.address, index), place, currency)
      if (text === undefined) return []
      const name = named && textOf(worked.at(named.address, index), named, currency)
      return [{ label: name ?? label, text, mark: held.get(`${place.block}.${row}.${place.column}`)?.mark ?? null }]
    })
    .slice(0, rows)
}

function textOf(value: ComputedValue, place: Place, currency: string): string | undefined {
  if (value === null || isBlank(value)) return undefined
  const { choices } = place
  const chosen = Array.isArray(choices) ? undefined : (choices as Record<string, string> | undefined)?.[String(value)]
  const text = chosen ?? placeText(value, place, currency)
  return text.length > longestText ? `${text.slice(0, longestText).trimEnd()}…` : text
}
