import type { Business } from '../../../scripts/content/content.ts'
import { blankPage, examplePage } from '../../../scripts/resources/library/page-template.ts'
import type { Formula } from '../../../src/features/founder-file/calculator/formula.ts'
import type { Value } from '../../../src/features/founder-file/calculator/value.ts'
import { pageSheet, type SheetCell } from '../../../src/features/founder-file/exchange/server/workbook/page-sheet.ts'
import { cellName } from '../../../src/features/founder-file/exchange/server/workbook/spreadsheet-formula.ts'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import { type Dice, dice } from '../../random/random.ts'
import { shippedContent } from '../shipped-content.ts'
import { addressed } from './sheet-cells.ts'

/** A cell as it is to fill in, and with what the example has in it. */
type Cell = SheetCell & { example: Value }

/** A spreadsheet of the library by its cells: formulas as they are written with addresses, as the calculator reads them, and what is filled in. */
export type Sheet = {
  readonly id: string
  readonly rows: number
  readonly cells: ReadonlyMap<string, Cell>
  readonly written: ReadonlyMap<string, string>
  readonly formulas: ReadonlyMap<string, Formula>
}

export function readSheets(): Sheet[] {
  const { library, worksheets, cast } = shippedContent
  return worksheets.pages.flatMap((page) => {
    const business = cast[page.example.business]
    const isSheet = library.resourceById.get(page.resource ?? '')?.format === 'xlsx'
    return business && isSheet ? [readSheet(page, business)] : []
  })
}

function readSheet(page: Worksheet, business: Business): Sheet {
  const kind = { brand: 'Test', business, on: 'sheet' as const }
  const example = pageSheet(examplePage(page, kind)).rows
  const { rows } = pageSheet(blankPage(page, kind))
  const cells = new Map(
    rows.flatMap((line, row) =>
      line.flatMap((cell, column) => {
        const shown = example[row]?.[column]?.value ?? null
        return cell ? [[cellName({ column: column + 1, row: row + 1 }), { ...cell, example: shown }] as const] : []
      }),
    ),
  )
  const written = new Map([...cells].flatMap(([at, { formula }]) => (formula ? [[at, inner(formula)] as const] : [])))
  const formulas = new Map([...written].map(([at, text]) => [at, addressed(text)]))
  return { id: page.id, rows: rows.length, cells, written, formulas }
}

/** `IFERROR(…,"")` shows nothing where there is no result; what is inside has one or a fault. */
const inner = (formula: string) => formula.replace(/^IFERROR\((.*),""\)$/, '$1')

/** What is filled in: in the first round the example, in the second nothing, then whatever people might type. */
export function inputsOf({ id, cells }: Sheet, round: number): Map<string, Value> {
  const roll = dice([...`${id} ${round}`].reduce((seed, sign) => Math.imul(seed, 31) + sign.charCodeAt(0), 7))
  const isNeat = round % 3 === 2
  const inputs = [...cells].flatMap(([at, cell]): [string, Value][] => {
    if (cell.formula !== undefined) return []
    if (cell.look !== 'input') return typeof cell.value === 'string' ? [[at, cell.value]] : []
    if (round === 0) return [[at, cell.example]]
    return [[at, round === 1 ? null : typed(cell, roll, isNeat)]]
  })
  return new Map(inputs)
}

function typed(cell: Cell, roll: Dice, isNeat: boolean): Value {
  if (roll.isOneIn(isNeat ? 40 : 5)) return null
  const { choices, format = 'General' } = cell
  if (choices) return chosen(choices, roll)
  if (format === 'General') return roll.pick(['Oldest café', 'x', 'A & B <c>', '5', '=', 'yes', 'n/a'])
  if (!isNeat && roll.isOneIn(15)) return roll.pick(['n/a', '12 h', '5', '1.5', ' 7 ', '-2', '50%', '?', 'yes', '<5'])
  if (format.includes('yyyy')) return 45_000 + roll.below(2000)
  if (format.includes('%') && !roll.isOneIn(5)) return roll.below(121) / 100
  return number(roll)
}

/** Now and then in capitals. */
const chosen = (choices: readonly (string | number)[], roll: Dice) =>
  roll.isOneIn(10) ? String(roll.pick(choices)).toUpperCase() : roll.pick(choices)

const number = (roll: Dice): number =>
  roll.pick([
    () => 0,
    () => 1 + roll.below(13),
    () => 1 + roll.below(13),
    () => roll.below(200),
    () => roll.below(60_000),
    () => -roll.below(3000),
    () => roll.below(100_000) / 100,
    () => roll.below(1000) / 10,
    () => -roll.below(10_000) / 100,
    () => roll.pick([1e9 + 0.01, 1e-6, 0.1 + 0.2, 1 / 3, 123_456_789_012, 2.5, 0.005, -0.5]),
  ])()
