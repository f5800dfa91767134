import type { PageModel } from '../form/page-model.ts'
import { distanceText, placeText, withTypedDigits } from '../pages/figure-text.ts'
import { elsewherePlace } from '../pages/fit-answer.ts'
import { type Held, rowsOf } from '../pages/held.ts'
import { isStanding } from '../pages/standing-answers.ts'
import type { ComputedValue } from '../pages/work-out-page.ts'
import type { BodyItem, Grid, Table } from '../worksheets/body.ts'
import { isNumeric, type Mark } from '../worksheets/kinds.ts'
import type { Place } from '../worksheets/places.ts'

/** A page at one time: what was written, and what that came to. */
export type Version = { answers: Held; values: Readonly<Record<string, ComputedValue>> }

export type Shown = { text: string; value: ComputedValue; mark: Mark | null }
export type Line = { key: string; label: string; place: Place; shown: readonly Shown[] }
/** The lines below one heading, or those of one row of a table; `isThere` says in which versions the row stands. */
export type Group = { key: string; title: string | null; lines: readonly Line[]; isThere: readonly boolean[] | null }

export const nothing = '–'
type Page = { model: PageModel; versions: readonly Version[]; currency: string }

/** What some versions of a page say, line by line in the order of the page; lines on which none says anything are left out. */
export function comparedLines(model: PageModel, versions: readonly Version[], currency: string): Group[] {
  const page = { model, versions, currency }
  const groups: Group[] = []
  let heading: string | null = null
  for (const item of [...model.items, { elsewhere: true } as const]) {
    if ('heading' in item) heading = item.heading
    else groups.push(...groupsOf(page, item, heading))
  }
  return joined(groups.map((group) => ({ ...group, lines: group.lines.filter(saysSomething) }))).filter(
    ({ lines, isThere }) => lines.length > 0 || isThere?.some(Boolean),
  )
}

const saysSomething = ({ shown }: Line) => shown.some(({ text }) => text !== nothing)

function groupsOf(page: Page, item: BodyItem | { elsewhere: true }, heading: string | null): Group[] {
  if ('field' in item) return [plain(heading, [lineOf(page, item.field, item.field, item.label)])]
  if ('grid' in item) return [plain(heading ?? (item.label || null), cellsOf(page, item))]
  if ('table' in item) return tableOf(page, item, heading)
  return 'elsewhere' in item
    ? [
        plain(null, [
          lineOf(page, elsewherePlace.address, elsewherePlace.address, elsewherePlace.label, elsewherePlace),
        ]),
      ]
    : []
}

const plain = (title: string | null, lines: (Line | undefined)[]): Group => ({
  key: lines[0]?.key ?? '',
  title,
  lines: lines.filter((line) => line !== undefined),
  isThere: null,
})

const cellsOf = (page: Page, grid: Grid) =>
  grid.rows.flatMap((row) =>
    'key' in row
      ? grid.columns.map((column) => {
          const address = `${grid.grid}.${column.key}.${row.key}`
          return lineOf(page, address, address, `${row.label}, ${column.label}`)
        })
      : [],
  )

/** Each row by itself, known by its id in every version, and what stands below the rows. */
function tableOf(page: Page, table: Table, heading: string | null): Group[] {
  const orders = page.versions.map(({ answers }) => rowsOf(answers, table.follows ?? table.table))
  const rows = [...new Set(orders.toReversed().flat())]
  const title = table.label ?? heading
  const groups = rows.map((row, index) => {
    const lines = table.columns.map(({ key, label }) =>
      lineOf(page, `${table.table}.${key}`, `${table.table}.${row}.${key}`, label),
    )
    const group = plain(null, lines)
    const name = nameOf(group.lines) ?? `Row ${index + 1}`
    return { ...group, title: title ? `${title}: ${name}` : name, isThere: orders.map((order) => order.includes(row)) }
  })
  const totals = table.totals.flatMap((total) =>
    table.columns.map((column) => {
      const address = `${table.table}.${column.key}.${total.key}`
      return lineOf(page, address, address, `${total.label}, ${column.label}`)
    }),
  )
  return [...groups, plain(title, totals)]
}

/** A row goes by the first words in it, the latest ones. */
const nameOf = (lines: readonly Line[]): string | undefined =>
  lines
    .filter(({ place }) => place.kind === 'short text')
    .flatMap(({ shown }) => shown.toReversed())
    .find(({ text }) => text !== nothing)
    ?.text.slice(0, 60)

function lineOf(page: Page, placeKey: string, address: string, label: string, given?: Place): Line | undefined {
  const place = given ?? page.model.place.get(placeKey)
  if (!place) return undefined
  return {
    key: address,
    label,
    place,
    shown: page.versions.map((version) => shownIn(page, version, place, address)),
  }
}

function shownIn({ model, currency }: Page, { answers, values }: Version, place: Place, address: string): Shown {
  const held = place.formula === undefined ? answers.get(address)?.value : values[address]
  const value =
    !isStanding(model, answers, address) || typeof held === 'object' || held === undefined || held === '' ? null : held
  return {
    value,
    text: textOf(value, place, currency),
    mark: value === null ? null : (answers.get(address)?.mark ?? null),
  }
}

function textOf(value: ComputedValue, place: Place, currency: string): string {
  const { kind, choices } = place
  const words = kind === 'choice' && choices && !Array.isArray(choices) ? new Map(Object.entries(choices)) : undefined
  return words?.get(String(value))?.toString() ?? placeText(value, place, currency)
}

/** Neighbors under one title stand together. */
function joined(groups: readonly Group[]): Group[] {
  const all: Group[] = []
  for (const group of groups) {
    const last = all.at(-1)
    if (last && !last.isThere && !group.isThere && (last.title === group.title || group.lines.length === 0))
      all[all.length - 1] = { ...last, key: last.key || group.key, lines: [...last.lines, ...group.lines] }
    else all.push(group)
  }
  return all
}

export type Change = 'same' | 'added' | 'removed' | 'changed'

/** What became of a line from one version to another. */
export function changeOf({ shown: [before, after] }: Line): Change {
  if (!before || !after) return 'same'
  if (before.text === nothing) return after.text === nothing ? 'same' : 'added'
  if (after.text === nothing) return 'removed'
  const isSame = before.text === after.text && before.mark === after.mark && before.value === after.value
  return isSame ? 'same' : 'changed'
}

export function changeOfRow({ isThere }: Group): Change {
  const [before, after] = isThere ?? []
  if (before === after) return 'same'
  return after ? 'added' : 'removed'
}

/** `+$320`; null where there is none. */
export function differenceOf({ place, shown: [before, after] }: Line, currency: string): string | null {
  if (!isNumeric(place.kind) || typeof before?.value !== 'number' || typeof after?.value !== 'number') return null
  const shown = withTypedDigits(place, currency)
  const size = distanceText(Math.abs(after.value - before.value), shown, currency)
  if (size === distanceText(0, shown, currency)) return null
  return `${after.value < before.value ? '−' : '+'}${size}`
}
