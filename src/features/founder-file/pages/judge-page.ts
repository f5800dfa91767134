import { missingIn } from '../worksheets/missing.ts'
import type { Worksheet } from '../worksheets/pages.ts'
import type { Place } from '../worksheets/places.ts'
import { isColumn } from './addresses.ts'
import { elsewhere } from './fit-answer.ts'
import type { Held } from './held.ts'
import type { WorkedPage } from './work-out-page.ts'

type Page = Pick<Worksheet, 'places' | 'blocks' | 'done' | 'good'>

/** Every required field holds something and the page's own rules are kept, or the work is kept elsewhere. */
export function isPageDone(page: Page, held: Held, worked: WorkedPage): boolean {
  if (isKeptElsewhere(page, held)) return true
  return emptyPlaces(page, worked).length === 0 && missingIn(page.done, filledOf(page, held, worked)).length === 0
}

/** The sentences of the page's rules that the answers don't keep yet; told when someone asks. */
export function missingOn(page: Page, held: Held, worked: WorkedPage): string[] {
  return missingIn([...page.done, ...page.good], filledOf(page, held, worked))
}

/** What is required and still empty. */
export function emptyPlaces({ places }: Page, { answers: { values, rows } }: WorkedPage): Place[] {
  return places
    .filter(({ required }) => required)
    .filter((place) =>
      isColumn(place)
        ? !(rows.get(place.block) ?? []).some((row) => isGiven(row[place.column ?? '']))
        : !isGiven(values.get(place.address)),
    )
}

/** Rows of a table in which something stands. */
export const begunRows = (table: string, { answers: { rows } }: WorkedPage): number =>
  rows.get(table)?.filter((row) => Object.values(row).some(isGiven)).length ?? 0

const isKeptElsewhere = ({ places }: Page, held: Held) =>
  [elsewhere, ...places.filter(({ kind }) => kind === 'elsewhere').map(({ address }) => address)].some((address) =>
    Boolean(held.get(address)?.value),
  )

function filledOf(page: Page, held: Held, { answers }: WorkedPage) {
  const marks = new Map([...held].flatMap(([address, { mark }]) => (mark ? [[address, mark] as const] : [])))
  return { page, answers, marks }
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''
