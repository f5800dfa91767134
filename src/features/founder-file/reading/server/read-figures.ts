import { placeOfCell } from '../../pages/addresses.ts'
import { dateAt } from '#platform/server/clock.ts'
import { typedBehind } from '../../formulas/typed-behind.ts'
import { isBlank } from '../../pages/apply-save.ts'
import { placeText } from '../../pages/figure-text.ts'
import { rowsOf } from '../../pages/held.ts'
import { meaningsOf, partsOf } from '../../pages/meanings-of.ts'
import { readAnswers, type StoredFields, toHeld } from '../../pages/server/read-answers.ts'
import { carrier, earlierPages, withCarriedMarks } from '../../pages/server/read-carried.ts'
import { readFileSettings } from '../../settings/server/file-settings.ts'
import type { Mark } from '../../worksheets/kinds.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { columnOfCell, isColumn, type Place } from '../../worksheets/places.ts'
import type { FileOwner } from './file-owner.ts'

/** One value of a page as its owner wrote it, or as it follows from what they wrote. */
export type Figure = {
  address: string
  label: string
  text: string
  /** The same as a number; null where it is none, and of a table's column. */
  amount: number | null
  /** Of a table's column, in how many rows something stands. */
  rows: number | null
  /** Of a table's column, what stands in each row, by the row's id; empty otherwise. */
  cells: ReadonlyMap<string, string>
  /** A guess where one of the numbers behind it is guessed. */
  mark: Mark | null
  /** Local date on which it was typed, or the latest of what it follows from. */
  date: string | null
  /** One of the figures that the page is for. */
  isResult: boolean
  /** What the page says of it in words, with the figures that it hangs on. */
  means: string | undefined
}

/** Everything that has a value on some pages, each in the order of its page; pages without any are left out. */
export async function readFigures(ctx: FileOwner, pageIds: readonly string[]): Promise<Map<string, Figure[]>> {
  const pages = [...new Set(pageIds)].flatMap((id) => ctx.worksheets.pageById.get(id) ?? [])
  const ids = pages.flatMap((page) => [page.id, ...earlierPages(ctx.worksheets, page)])
  const [answers, { currency }] = await Promise.all([
    readAnswers(ctx, ctx.member.id, [...new Set(ids)]),
    readFileSettings(ctx),
  ])
  const worked = carrier(ctx, answers)
  return new Map(
    pages.flatMap((page): [string, Figure[]][] => {
      const fields = answers.get(page.id)
      if (!fields || fields.size === 0) return []
      const figures = figuresOn(ctx, page, { fields, currency, ...worked.of(page, fields) })
      return figures.length > 0 ? [[page.id, figures]] : []
    }),
  )
}

type Written = ReturnType<ReturnType<typeof carrier>['of']> & { fields: StoredFields; currency: string }

export function figuresOn(ctx: FileOwner, page: Worksheet, { fields, currency, sources, worked }: Written): Figure[] {
  const held = withCarriedMarks(page, toHeld(fields), sources)
  const rows = (place: Place) => {
    const block = page.blocks.get(place.block)
    return rowsOf(held, (block?.what === 'table' && block.table.follows) || place.block)
  }
  const isThere = (value: ReturnType<typeof worked.at>) => value !== null && !isBlank(value) && value !== false
  const valuesOf = (place: Place) =>
    (isColumn(place) ? rows(place).map((_, at) => worked.at(place.address, at)) : [worked.at(place.address)]).filter(
      isThere,
    )
  const cellsOf = (place: Place) =>
    new Map(
      (isColumn(place) ? rows(place) : []).flatMap((row, at): [string, string][] => {
        const value = worked.at(place.address, at)
        return isThere(value) ? [[row, placeText(value, place, currency)]] : []
      }),
    )
  const dateOf = (address: string) => {
    const behind = typedBehind(page, address)
    const typed = [...fields].filter(([field]) => behind.has(field) || behind.has(placeOfCell(field)))
    const latest = typed.map(([, { updatedAt }]) => updatedAt).sort()
    const carried = [...behind].flatMap((one) => sources.get(one)?.from.date ?? [])
    const own = latest.at(-1)
    return own ? dateAt(ctx.member.timeZone, Temporal.Instant.from(own)).toString() : (carried.sort().at(-1) ?? null)
  }
  const markOf = (address: string) => {
    const marks = [...typedBehind(page, address)].map((one) => held.get(one)?.mark ?? null)
    return marks.includes('G') ? ('G' as const) : marks.includes('C') ? ('C' as const) : null
  }
  const meanings = plainMeanings(page).flatMap((meaning): [Set<string>, string][] => {
    const [text] = meaningsOf(page, [meaning], worked.answers, currency)
    return text === undefined ? [] : [[new Set(partsOf(meaning).map(({ of }) => of)), text]]
  })
  return page.places.flatMap((place) => {
    const values = valuesOf(place)
    if (values.length === 0) return []
    const [first] = values
    const shown = values.slice(0, mostRows).map((value) => placeText(value, place, currency))
    const { address, result } = place
    return [
      {
        address,
        label: columnNamed(place, page),
        text: shown.join('; '),
        amount: !isColumn(place) && typeof first === 'number' ? first : null,
        rows: isColumn(place) ? values.length : null,
        cells: cellsOf(place),
        mark: markOf(address),
        date: dateOf(address),
        isResult: result,
        means: place.formula === undefined ? undefined : meanings.find(([said]) => said.has(address))?.[1],
      },
    ]
  })
}

const mostRows = 5

/** Those that name nothing but figures of the page. */
const plainMeanings = ({ means }: Worksheet) =>
  means.filter((meaning) => partsOf(meaning).every(({ kind }) => kind === undefined))

/** Where a grid has several columns, a cell names its own. */
export function columnNamed(place: Place, { blocks }: Worksheet): string {
  const column = columnOfCell(place, blocks)
  return column ? `${place.label} (${column.toLowerCase()})` : place.label
}
