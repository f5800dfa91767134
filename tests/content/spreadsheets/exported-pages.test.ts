import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Cells, recalculated, recalculatedAsText } from '../../../scripts/resources/recalculate.ts'
import type { Value } from '../../../src/features/founder-file/calculator/value.ts'
import {
  pageSheet,
  type Sheet,
  writtenPage,
} from '../../../src/features/founder-file/exchange/server/workbook/page-sheet.ts'
import { letters } from '../../../src/features/founder-file/exchange/server/workbook/spreadsheet-formula.ts'
import {
  sheetNames,
  workbookParts,
} from '../../../src/features/founder-file/exchange/server/workbook/write-workbook.ts'
import { workOutPage } from '../../../src/features/founder-file/pages/work-out-page.ts'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import { inLongRun } from '../../world/long-run.ts'
import { shippedContent } from '../shipped-content.ts'
import { csvReader } from './csv-reader.ts'
import { exampleHeld, randomHeld } from './page-answers.ts'
import { plainWorkbook } from './plain-workbook.ts'
import { readdressed } from './sheet-cells.ts'

/** Rounds of random answers for each page; `EXPORT_ROUNDS=20` compares that many. */
const rounds = Number(process.env.EXPORT_ROUNDS || inLongRun(2, 1000))
/** Rounds that one workbook holds. */
const atOnce = 250
const { pages } = shippedContent.worksheets
const withFormulas = pages.filter(({ places }) => places.some(({ formula }) => formula !== undefined))
const bound = { title: 'Pages', brand: 'Test', colors: { ink: '000000', paper: '000000', accent: '000000' } }

type Round = { page: Worksheet; sheet: Sheet }

function filledIn(page: Worksheet, round: number): Round {
  const held = round === 0 ? exampleHeld(page) : randomHeld(page, round)
  const filled = { page, held, worked: workOutPage(page, held), currency: 'EUR' }
  return { page, sheet: pageSheet(writtenPage(filled, bound.brand)) }
}

/** Nothing that was worked out here is in the file, so that what is found is LibreOffice's own. */
const withoutResults = (xml: string) => xml.replace(/(<f>[^<]*<\/f>)<v>[^<]*<\/v>/g, '$1')

function workbook(sheets: readonly Sheet[]): Uint8Array {
  const parts = Object.entries(workbookParts(sheets, bound))
  return zipSync(Object.fromEntries(parts.map(([name, xml]) => [name, strToU8(withoutResults(xml))])), { level: 1 })
}

const plain = (value: Cells[string] | undefined) =>
  value instanceof Date ? value.getTime() / 86_400_000 + 25_569 : (value ?? '')

function differences({ page, sheet }: Round, theirs: (at: string) => unknown, round: number): string[] {
  return sheet.rows.flatMap((row, at) =>
    row.flatMap((cell, column) => {
      if (!cell?.formula) return []
      const name = `${letters(column + 1)}${at + 1}`
      const [ours, found] = [cell.value ?? '', theirs(name)]
      if (isSame(ours, found, cell.format ?? '')) return []
      return [
        `${page.id} ${name}, round ${round}: ${JSON.stringify(ours)} instead of ${JSON.stringify(found)}: ${cell.formula}`,
      ]
    }),
  )
}

/** At the precision that the cell shows. */
function isSame(ours: unknown, theirs: unknown, format: string): boolean {
  if (typeof ours !== 'number' || typeof theirs !== 'number') return ours === theirs
  const digits = (/\.(0+)/.exec(format)?.[1]?.length ?? 0) + (format.includes('%') ? 2 : 0)
  const nine = 1e-9 * Math.max(Math.abs(ours), Math.abs(theirs))
  return Math.abs(ours - theirs) <= Math.max(nine, 10 ** -digits / 1000)
}

test('every page goes along with live formulas that LibreOffice works out alike', { timeout: 280_000 }, async ({
  skip,
}) => {
  const all = [0, 1].map((round) => pages.map((page) => filledIn(page, round)))
  const found = await inFolder(
    all.map((some) => workbook(some.map(({ sheet }) => sheet))),
    (paths) => recalculated(...paths),
  )
  if (!found) return skip('LibreOffice is not installed here.')
  const differing = all.flatMap((some, round) => {
    const names = sheetNames(some.map(({ sheet }) => sheet.title))
    return some.flatMap((one, index) => {
      const tab = found[round]?.[names[index] ?? ''] ?? {}
      return differences(one, (at) => plain(tab[at]), round)
    })
  })
  const cells = all.flat().reduce((sum, { sheet }) => sum + formulasIn(sheet), 0)
  console.log(`${pages.length} pages, ${cells} formulas compared, ${differing.length} differ`)
  expect(differing.slice(0, 20)).toEqual([])
  expect(cells).toBeGreaterThan(1000)
})

test(`whatever is answered, each page comes to what LibreOffice comes to, ${rounds} times`, {
  timeout: 280_000 + rounds * 6000,
}, async ({ skip }) => {
  let cells = 0
  const differing: string[] = []
  for (let first = 0; first < rounds && differing.length < 20; first += atOnce) {
    const stacks = withFormulas.map((page) =>
      stacked(
        Array.from({ length: Math.min(atOnce, rounds - first) }, (_, index) => filledIn(page, 2 + first + index)),
      ),
    )
    const found = await inFolder(
      stacks.map(({ rows }) => plainWorkbook(rows)),
      (paths) => recalculatedAsText(paths, 30),
    )
    if (!found) return skip('LibreOffice is not installed here.')
    for (const [index, { rounds: some }] of stacks.entries()) {
      const at = csvReader(found[index] ?? '')
      for (const [n, { below, ...one }] of some.entries()) {
        cells += formulasIn(one.sheet)
        differing.push(...differences(one, (cell) => at(lowered(cell, below)), 2 + first + n))
      }
    }
  }
  console.log(`${withFormulas.length} pages with formulas, ${cells} of them compared, ${differing.length} differ`)
  expect(differing.slice(0, 20)).toEqual([])
})

const formulasIn = ({ rows }: Sheet) => rows.flat().filter((cell) => cell?.formula).length

async function inFolder<T>(workbooks: readonly Uint8Array[], read: (paths: string[]) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  const paths = workbooks.map((bytes, index) => {
    const path = join(folder, `${index}.xlsx`)
    writeFileSync(path, bytes)
    return path
  })
  try {
    return await read(paths)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Rounds stand below each other in one plain tab, since a dressed one for each takes LibreOffice seconds to open. */
function stacked(all: readonly Round[]) {
  const rows = new Map<number, Map<string, Value | { formula: string }>>()
  let next = 0
  const rounds = all.map((one) => {
    const below = next
    next += one.sheet.rows.length
    for (const [at, row] of one.sheet.rows.entries()) rows.set(below + at + 1, plainRow(row, below))
    return { ...one, below }
  })
  return { rows, rounds }
}

const plainRow = (row: Sheet['rows'][number], below: number) =>
  new Map(
    row.flatMap((cell, column): [string, Value | { formula: string }][] => {
      if (!cell) return []
      const { formula, value } = cell
      const moved = formula && readdressed(formula, (column, row) => `${column}${row + below}`)
      return [[letters(column + 1), moved ? { formula: moved } : value]]
    }),
  )

const lowered = (at: string, below: number) => at.replace(/\d+$/, (row) => String(Number(row) + below))
