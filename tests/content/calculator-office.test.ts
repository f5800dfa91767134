import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recalculatedAsText } from '../../scripts/resources/recalculate.mjs'
import type { Value } from '../../src/features/founder-file/calculator/value.ts'
import { cases, cells } from './calculator-cases.ts'
import { type PlainRows, plainWorkbook } from './plain-workbook.ts'
import { calculated, readdressed } from './sheet-cells.ts'
import { inputsOf, readSheets, type Sheet } from './sheet-rounds.ts'

/** `SHEET_ROUNDS=1000` compares a thousand rounds of random entries for each sheet; `SHEET_STORE=1` renews what is stored. */
const rounds = Number(process.env.SHEET_ROUNDS || 10)
const storedRounds = 3
const stored = 'tests/content/calculated-sheets.json'
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

const caseRows: PlainRows = new Map(
  cases.map(([formula], index) => [
    index + 1,
    new Map<string, Value | { formula: string }>([
      ['A', cells[index] ?? null],
      ['B', { formula: `IFERROR(${formula},"–")` }],
    ]),
  ]),
)

async function calculatedByLibreOffice(workbooks: readonly PlainRows[]): Promise<((at: string) => Value)[] | null> {
  const folder = mkdtempSync(join(tmpdir(), 'rounds-'))
  const paths = workbooks.map((rows, index) => {
    const path = join(folder, `${index}.xlsx`)
    writeFileSync(path, plainWorkbook(rows))
    return path
  })
  const texts = await recalculatedAsText(paths, 4 + rounds / 20)
  rmSync(folder, { recursive: true })
  return texts?.map((text: string) => reader(text)) ?? null
}

function reader(csv: string): (at: string) => Value {
  const rows = csv.split('\n').map((line) => line.match(/"(?:[^"]|"")*"|[^,]+|(?<=,|^)(?=,|$)/g) ?? [])
  return (at) => {
    const text = rows[Number(at.slice(1)) - 1]?.[at.charCodeAt(0) - 65] ?? ''
    if (text === 'TRUE' || text === 'FALSE') return text === 'TRUE'
    return text.startsWith('"') || text === '' ? text.replace(/^"|"$/g, '').replaceAll('""', '"') : Number(text)
  }
}

/** Nine digits, or a thousandth of the last digit that the cell shows: large sums that nearly cancel leave no more. */
function isSame(ours: Value | undefined, theirs: Value | undefined, as = ''): boolean {
  if (typeof ours !== 'number' || typeof theirs !== 'number') return ours === theirs
  const nine = 1e-9 * Math.max(1, Math.abs(ours), Math.abs(theirs))
  return Math.abs(ours - theirs) <= Math.max(nine, (lastDigit[as] ?? 0) / 1000)
}

const lastDigit: Record<string, number> = {
  money: 1,
  int: 1,
  money2: 0.01,
  dec2: 0.01,
  dec1: 0.1,
  pct: 0.01,
  pct1: 0.001,
}

function differences(sheet: Sheet, round: number, theirs: (at: string) => Value | undefined): string[] {
  const inputs = inputsOf(sheet, round)
  return [...calculated(sheet.formulas, inputs)].flatMap(([at, ours]) =>
    isSame(ours, theirs(at), sheet.cells.get(at)?.as)
      ? []
      : [
          `${sheet.id} ${at}, round ${round}: ${JSON.stringify(ours)} instead of ${JSON.stringify(theirs(at))}: ${sheet.written.get(at)}`,
        ],
  )
}

const eachRound = (count: number) =>
  sheets.flatMap((sheet) => Array.from({ length: count }, (_, round) => ({ sheet, round })))

test('every sheet comes to what LibreOffice comes to', { timeout: 280_000 + rounds * 3000 }, async ({ skip }) => {
  const found = await calculatedByLibreOffice([...sheets.map(stacked), caseRows])
  if (!found) return skip('LibreOffice is not installed here; what it came to is stored and compared below.')
  const theirsAt = (sheet: Sheet, round: number) => (at: string) =>
    found[sheets.indexOf(sheet)]?.(`${at.charAt(0)}${Number(at.slice(1)) + round * sheet.rows}`)
  const differing = eachRound(rounds).flatMap(({ sheet, round }) => differences(sheet, round, theirsAt(sheet, round)))
  const compared = sheets.reduce((sum, { written }) => sum + written.size * rounds, 0)
  console.log(`${compared} cells compared, ${differing.length} differ`)
  if (process.env.SHEET_STORE) {
    const kept = sheets.map((sheet) => [
      sheet.id,
      Array.from({ length: storedRounds }, (_, round) => [...sheet.written.keys()].map(theirsAt(sheet, round))),
    ])
    writeFileSync(stored, `${JSON.stringify(Object.fromEntries(kept)).replaceAll(']],"', ']],\n"')}\n`)
  }
  expect(differing.slice(0, 40)).toEqual([])
  const office = found.at(-1)
  expect(cases.filter(([, shows], index) => !isSame(shows, office?.(`B${index + 1}`)))).toEqual([])
})

test('every sheet comes to what LibreOffice came to when its results were stored', () => {
  const kept: Record<string, Value[][]> = JSON.parse(readFileSync(stored, 'utf8'))
  const differing = eachRound(storedRounds).flatMap(({ sheet, round }) => {
    const places = [...sheet.written.keys()]
    return differences(sheet, round, (at) => kept[sheet.id]?.[round]?.[places.indexOf(at)])
  })
  expect(differing).toEqual([])
})
