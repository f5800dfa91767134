import { isColumn } from '../../pages/addresses.ts'
import { placeText } from '../../pages/figure-text.ts'
import { meaningsOf, partsOf } from '../../pages/meanings-of.ts'
import { readAnswers, toHeld } from '../../pages/server/read-answers.ts'
import { carriedReader, earlierPages, withCarriedMarks } from '../../pages/server/read-carried.ts'
import { readFileSettings } from '../../settings/server/file-settings.ts'
import type { Mark } from '../../worksheets/kinds.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { columnOfCell, type Place } from '../../worksheets/places.ts'
import { behindOn, valuesOn, type Written } from './figure-values.ts'
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
  const worked = carriedReader(ctx, answers)
  return new Map(
    pages.flatMap((page): [string, Figure[]][] => {
      const fields = answers.get(page.id)
      if (!fields || fields.size === 0) return []
      const figures = figuresOn(ctx, page, { fields, currency, ...worked.of(page, fields) })
      return figures.length > 0 ? [[page.id, figures]] : []
    }),
  )
}

export function figuresOn(ctx: FileOwner, page: Worksheet, written: Written): Figure[] {
  const { worked, currency } = written
  const held = withCarriedMarks(page, toHeld(written.fields), written.sources)
  const values = valuesOn(page, held, written)
  const behind = behindOn(ctx, page, held, written)
  const meanings = plainMeanings(page).flatMap((meaning): [Set<string>, string][] => {
    const [text] = meaningsOf(page, [meaning], worked.answers, currency)
    return text === undefined ? [] : [[new Set(partsOf(meaning).map(({ of }) => of)), text]]
  })
  return page.places.flatMap((place) => {
    const there = values.of(place)
    if (there.length === 0) return []
    const [first] = there
    const shown = there.slice(0, mostRows).map((value) => placeText(value, place, currency))
    const { address, result } = place
    return [
      {
        address,
        label: columnNamed(place, page),
        text: shown.join('; '),
        amount: !isColumn(place) && typeof first === 'number' ? first : null,
        rows: isColumn(place) ? there.length : null,
        cells: values.cellsOf(place),
        mark: behind.markOf(address),
        date: behind.dateOf(address),
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
