import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'yaml'
import { layOut, letter } from '../../../scripts/resources/sheet-layout.ts'
import type { Formula } from '../../../src/features/founder-file/calculator/formula.ts'
import { numberIn, type Value } from '../../../src/features/founder-file/calculator/value.ts'
import { type Dice, dice } from '../../random/random.ts'
import { addressed } from './sheet-cells.ts'

type Cell = ReturnType<typeof layOut>['rows'][number]['cells'][number]

/** A sheet by its cells: formulas as they are written with addresses, as the calculator reads them, and what is filled in. */
export type Sheet = {
  readonly id: string
  readonly rows: number
  readonly cells: ReadonlyMap<string, Cell>
  readonly written: ReadonlyMap<string, string>
  readonly formulas: ReadonlyMap<string, Formula>
}

export function readSheets(): Sheet[] {
  return globSync('content/resources/sources/sheets/*.yaml')
    .sort()
    .map((path) => {
      const { rows, last } = layOut(parse(readFileSync(path, 'utf8')))
      const cells = new Map<string, Cell>()
      for (const row of rows)
        for (const [index, cell] of row.cells.entries()) cells.set(`${letter(index + 1)}${row.number}`, cell)
      const written = new Map([...cells].flatMap(([at, { f }]) => (f ? [[at, f] as const] : [])))
      const formulas = new Map([...written].map(([at, text]) => [at, addressed(text)]))
      return { id: basename(path, '.yaml'), rows: last, cells, written, formulas }
    })
}

/** What is filled in: in the first round the example, in the second nothing, then whatever people might type. */
export function inputsOf({ id, cells }: Sheet, round: number): Map<string, Value> {
  const roll = dice([...`${id} ${round}`].reduce((seed, sign) => Math.imul(seed, 31) + sign.charCodeAt(0), 7))
  const isNeat = round % 3 === 2
  const inputs = [...cells].flatMap(([at, cell]): [string, Value][] => {
    if (!('in' in cell)) return typeof cell.text === 'string' && cell.text !== '' ? [[at, cell.text]] : []
    if (round === 0) return [[at, exampleOf(cell)]]
    return [[at, round === 1 ? null : typed(cell, roll, isNeat)]]
  })
  return new Map(inputs)
}

function exampleOf({ in: given, as }: Cell): Value {
  if (typeof given === 'number') return given
  if (typeof given !== 'string' || given === '') return null
  return as === 'date' ? (numberIn(given) ?? null) : given
}

function typed(cell: Cell, roll: Dice, isNeat: boolean): Value {
  if (roll.isOneIn(isNeat ? 40 : 5)) return null
  if (cell.list) return roll.isOneIn(10) ? String(roll.pick(cell.list)).toUpperCase() : roll.pick(cell.list)
  if (cell.words) return roll.pick(['Oldest café', 'x', 'A & B <c>', '5', '=', 'yes', 'n/a'])
  if (!isNeat && roll.isOneIn(15)) return roll.pick(['n/a', '12 h', '5', '1.5', ' 7 ', '-2', '50%', '?', 'yes', '<5'])
  if (cell.as === 'date') return 45_000 + roll.below(2000)
  if (cell.as?.startsWith('pct') && !roll.isOneIn(5)) return roll.below(121) / 100
  return number(roll)
}

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
