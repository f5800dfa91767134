import { isFault } from '../../../src/features/founder-file/calculator/value.ts'
import type { WrittenPage } from '../../../src/features/founder-file/exchange/server/workbook/page-sheet.ts'
import { exampleOf } from '../../../src/features/founder-file/worksheets/example.ts'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import { type Answers, workOut } from '../../../src/features/founder-file/worksheets/work-out.ts'
import type { Business } from '../../content/content.ts'
import { symbolOf } from './words.ts'

type Kind = { brand: string; business: Business; on: 'sheet' | 'paper' }

/**
 * A page to fill in: its tables have as many rows as it says, and sums carry no currency, since yours may be another.
 * On paper nothing is worked out yet.
 */
export function blankPage(page: Worksheet, kind: Kind): WrittenPage {
  const none = {
    values: new Map(),
    rows: new Map(
      exampleOf(page)
        .rows.keys()
        .map((key) => [key, []]),
    ),
  }
  const empty = written(page, withRoom(page, none), kind)
  const isTyped = new Set(page.places.flatMap(({ address, formula }) => (formula === undefined ? [address] : [])))
  return {
    ...empty,
    at: kind.on === 'sheet' ? empty.at : (address, row) => (isTyped.has(address) ? empty.at(address, row) : null),
    money: { symbol: '', digits: 2 },
    marksAt: () => [],
    use: page.use,
  }
}

/** The page as the example business filled it in; in a sheet its tables keep the rows that are left empty. */
export function examplePage(page: Worksheet, kind: Kind): WrittenPage {
  const example = exampleOf(page)
  return written(page, kind.on === 'sheet' ? withRoom(page, example) : example, kind)
}

function written(page: Worksheet, answers: Answers, { brand, business }: Kind): WrittenPage {
  const { at, rowCount } = workOut(page, answers)
  const told: WrittenPage['at'] = (address, row) => {
    const value = at(address, row)
    return isFault(value) ? null : value
  }
  return {
    page,
    at: told,
    rowCount,
    marksAt: (address) => page.places.flatMap((place) => (place.address === address ? (place.mark ?? []) : [])),
    money: { symbol: symbolOf(business.currency), digits: 2 },
    currency: business.currency,
    brand,
    use: exampleLine(page, business),
  }
}

/** `Example: Kiln & Kin, day 45. …` */
export const exampleLine = ({ example: { day, story } }: Worksheet, { name }: Business): string =>
  `Example: ${name}${day === undefined ? '' : `, day ${day}`}. ${story}`

/** Both tabs of a spreadsheet have the same rows: those that the page begins with, and as many as the example needs. */
function withRoom({ blocks, ...page }: Worksheet, { values, rows }: Answers): Answers {
  const examples = exampleOf({ blocks, ...page }).rows
  const padded = [...rows].map(([key, given]) => {
    const block = blocks.get(key)
    const table = block?.what === 'table' ? block.table : undefined
    const least = Math.max(examples.get(key)?.length ?? 0, table?.rows ?? 0)
    const defaults = table?.columns.flatMap(({ key, default: value }) =>
      value === undefined ? [] : [[key, value] as const],
    )
    const empty = Object.fromEntries(defaults ?? [])
    return [key, [...given, ...Array.from({ length: least - given.length }, () => empty)]] as const
  })
  return { values, rows: new Map(padded) }
}
