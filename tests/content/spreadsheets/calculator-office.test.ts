import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recalculatedAsText } from '../../../scripts/resources/recalculate.ts'
import type { Value } from '../../../src/features/founder-file/calculator/value.ts'
import { inLongRun } from '../../world/long-run.ts'
import { cases, cells } from './calculator-cases.ts'
import { csvReader } from './csv-reader.ts'
import { type PlainRows, plainWorkbook } from './plain-workbook.ts'
import { randomCells, randomFormulas } from './random-formulas.ts'
import { addressed, calculated, readdressed } from './sheet-cells.ts'
import { inputsOf, readSheets, type Sheet } from './sheet-rounds.ts'

/** Rounds of random entries for each sheet, `SHEET_ROUNDS` of them if that is set; `SHEET_STORE=1` renews what is stored. */
const rounds = Number(process.env.SHEET_ROUNDS || inLongRun(10, 1000))
const storedRounds = [2, 3]
const stored = 'tests/content/spreadsheets/calculated-sheets.jsonl'
const sheets = readSheets()

/** Rounds stand below each other in one tab, since a tab for each would take LibreOffice hours to open. */
function stacked(sheet: Sheet): PlainRows {
  const rows = new Map<number, Map<string, Value | { formula: string }>>()
  const put = (at: string, below: number, held: Value | { formula: string }) => {
    const number = Number(at.slice(1)) + below
    rows.set(number, (rows.get(number) ?? new Map()).set(at.charAt(0), held))
  }
  for (let round = 0; round < rounds; round++) {
    const below = round * sheet.rows
    for (const [at, value] of inputsOf(sheet, round)) put(at, below, value)
    for (const [at, formula] of sheet.written) {
      const moved = readdressed(formula, (column, row) => `${column}${row + below}`)
      put(at, below, { formula: `IFERROR(${moved},"")` })
    }
  }
  return new Map([...rows].map(([number, row]) => [number, new Map([...row].sort(([a], [b]) => a.localeCompare(b)))]))
}

/** Column A is what the formulas of column B look at. */
const listed = (formulas: readonly string[], held: readonly Value[]): PlainRows =>
  new Map(
    Array.from({ length: Math.max(formulas.length, held.length) }, (_, index) => [
      index + 1,
      new Map<string, Value | { formula: string }>([
        ['A', held[index] ?? null],
        ['B', { formula: `IFERROR(${formulas[index] ?? '0'},"–")` }],
      ]),
    ]),
  )

const comesTo = (formula: string, held: readonly Value[]) => {
  const inputs = new Map(held.map((cell, index) => [`A${index + 1}`, cell]))
  return calculated(new Map([['B1', addressed(formula)]]), inputs).get('B1')
}

async function calculatedByLibreOffice(workbooks: readonly PlainRows[]): Promise<((at: string) => Value)[] | null> {
  const folder = mkdtempSync(join(tmpdir(), 'rounds-'))
  const paths = workbooks.map((rows, index) => {
    const path = join(folder, `${index}.xlsx`)
    writeFileSync(path, plainWorkbook(rows))
    return path
  })
  const texts = await recalculatedAsText(paths, 4 + rounds / 20)
  rmSync(folder, { recursive: true })
  return texts?.map((text: string) => csvReader(text)) ?? null
}

/** Nine digits, or a thousandth of the last digit that the cell shows: large sums that nearly cancel leave no more. */
function isSame(ours: Value | undefined, theirs: Value | undefined, format = ''): boolean {
  if (typeof ours !== 'number' || typeof theirs !== 'number') return ours === theirs
  const nine = 1e-9 * Math.max(Math.abs(ours), Math.abs(theirs))
  return Math.abs(ours - theirs) <= Math.max(nine, lastDigit(format) / 1000)
}

function lastDigit(format: string): number {
  if (!/[0#]/.test(format)) return 0
  return 10 ** -((/\.(0+)/.exec(format)?.[1]?.length ?? 0) + (format.includes('%') ? 2 : 0))
}

function differences(sheet: Sheet, round: number, theirs: (at: string) => Value | undefined): string[] {
  const inputs = inputsOf(sheet, round)
  return [...calculated(sheet.formulas, inputs)].flatMap(([at, ours]) =>
    isSame(ours, theirs(at), sheet.cells.get(at)?.format)
      ? []
      : [
          `${sheet.id} ${at}, round ${round}: ${JSON.stringify(ours)} instead of ${JSON.stringify(theirs(at))}: ${sheet.written.get(at)}`,
        ],
  )
}

const eachRound = (count: number) =>
  sheets.flatMap((sheet) => Array.from({ length: count }, (_, round) => ({ sheet, round })))

test('every sheet comes to what LibreOffice comes to', { timeout: 280_000 + rounds * 3000 }, async ({ skip }) => {
  const found = await calculatedByLibreOffice(sheets.map(stacked))
  if (!found) return skip('LibreOffice is not installed here; what it came to is stored and compared below.')
  const theirsAt = (sheet: Sheet, round: number) => (at: string) =>
    found[sheets.indexOf(sheet)]?.(`${at.charAt(0)}${Number(at.slice(1)) + round * sheet.rows}`)
  const differing = eachRound(rounds).flatMap(({ sheet, round }) => differences(sheet, round, theirsAt(sheet, round)))
  const compared = sheets.reduce((sum, { written }) => sum + written.size * rounds, 0)
  console.log(`${compared} cells compared, ${differing.length} differ`)
  if (process.env.SHEET_STORE) {
    const lines = sheets.map(
      (sheet): Stored => ({
        id: sheet.id,
        formulas: [...sheet.written],
        rounds: storedRounds.map((round) => ({
          inputs: [...inputsOf(sheet, round)].filter(([, value]) => value !== null),
          results: [...sheet.written.keys()].map((at) => theirsAt(sheet, round)(at) ?? null),
        })),
      }),
    )
    writeFileSync(stored, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  }
  expect(differing.slice(0, 40)).toEqual([])
})

test('formulas at random, and every case below, come to what LibreOffice comes to', { timeout: 280_000 }, async ({
  skip,
}) => {
  const formulas = randomFormulas(rounds * 50)
  const written = cases.map(([formula]) => formula)
  const found = await calculatedByLibreOffice([listed(formulas, randomCells), listed(written, cells)])
  if (!found) return skip('LibreOffice is not installed here.')
  const theirs = formulas.map((_, index) => found[0]?.(`B${index + 1}`))
  const differing = formulas.flatMap((formula, index) => {
    const ours = comesTo(formula, randomCells)
    return isSame(asNumber(ours), asNumber(theirs[index] === '–' ? '' : theirs[index]))
      ? []
      : [{ formula, ours, theirs: theirs[index] }]
  })
  console.log(
    `${formulas.length} formulas compared, ${theirs.filter((one) => one === '–').length} of them without a result`,
  )
  expect(differing.slice(0, 20)).toEqual([])
  expect(cases.filter(([, shows], index) => !isSame(shows, found[1]?.(`B${index + 1}`)))).toEqual([])
})

/** `12.5|` as 12.5 */
function asNumber(value: Value | undefined): Value | undefined {
  const text = typeof value === 'string' ? value.replace(/\|$/, '') : ''
  return text === '' || Number.isNaN(Number(text)) ? value : Number(text)
}

/** What LibreOffice came to on the day it was stored, with the sheet as it was then: a line is never out of date. */
type Stored = {
  readonly id: string
  readonly formulas: readonly (readonly [at: string, text: string])[]
  readonly rounds: readonly {
    readonly inputs: readonly (readonly [string, Value])[]
    readonly results: readonly Value[]
  }[]
}

const storedSheets = readFileSync(stored, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Stored => JSON.parse(line))

test.each(storedSheets)('$id comes to what LibreOffice once came to', ({ formulas, rounds }) => {
  const read = new Map(formulas.map(([at, text]) => [at, addressed(text)]))
  const differing = rounds.flatMap(({ inputs, results }, round) => {
    const ours = calculated(read, new Map(inputs))
    return formulas.flatMap(([at, text], index) =>
      isSame(ours.get(at), results[index]) ? [] : [{ round, at, text, ours: ours.get(at), theirs: results[index] }],
    )
  })
  expect(differing).toEqual([])
})

test.each(cases)('%s shows %s', (formula, shows) => {
  const value = comesTo(formula, cells)
  expect(isSame(value, shows === '–' ? '' : shows), `${formula} comes to ${value}`).toBe(true)
})
