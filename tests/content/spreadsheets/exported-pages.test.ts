import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readContent } from '../../../scripts/content/content.ts'
import { type Cells, recalculated } from '../../../scripts/resources/recalculate.ts'
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
import type { Held } from '../../../src/features/founder-file/pages/held.ts'
import { workOutPage } from '../../../src/features/founder-file/pages/work-out-page.ts'
import { exampleOf } from '../../../src/features/founder-file/worksheets/example.ts'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import { type Dice, dice } from '../../random/random.ts'

/** `EXPORT_ROUNDS=20` compares more rounds of random answers. */
const rounds = Number(process.env.EXPORT_ROUNDS || 2)
const { pages } = readContent(resolve('content')).worksheets
const bound = { title: 'Pages', brand: 'Test', colors: { ink: '000000', paper: '000000', accent: '000000' } }

type Round = { page: Worksheet; sheet: Sheet }

function filledIn(page: Worksheet, round: number): Round {
  const held = round === 0 ? exampleHeld(page) : randomHeld(page, round)
  const filled = { page, held, worked: workOutPage(page, held), currency: 'EUR' }
  return { page, sheet: pageSheet(writtenPage(filled, bound.brand)) }
}

/** The example business's answers as a member's, row by row. */
function exampleHeld(page: Worksheet): Held {
  const { values, rows } = exampleOf(page)
  const held = new Map([...values].map(([address, value]) => [address, { value, mark: null }] as const))
  return new Map<string, { value: never; mark: null }>([
    ...held,
    ...[...rows].flatMap(([table, list]) => [
      [table, { value: { order: list.map((_, index) => rowId(index)) }, mark: null }],
      ...list.flatMap((row, index) =>
        Object.entries(row).map(([column, value]) => [`${table}.${rowId(index)}.${column}`, { value, mark: null }]),
      ),
    ]),
  ] as never)
}

const rowId = (index: number) => `row${String(index).padStart(4, '0')}`

function randomHeld(page: Worksheet, round: number): Held {
  const roll = dice([...`${page.id} ${round}`].reduce((seed, sign) => Math.imul(seed, 31) + sign.charCodeAt(0), 7))
  const tables = [...page.blocks].filter(([, block]) => block.what === 'table' && !block.table.follows)
  const rows = new Map(tables.map(([key]) => [key, Array.from({ length: roll.below(6) }, (_, index) => rowId(index))]))
  const cells = page.places
    .filter(({ formula }) => formula === undefined)
    .flatMap((place) => addressesOf(place, rows).map((address) => [address, typed(place, roll)] as const))
    .filter(() => !roll.isOneIn(5))
  const orders = [...rows].map(([key, order]) => [key, { order }] as const)
  return new Map([...orders, ...cells].map(([address, value]) => [address, { value: value as never, mark: null }]))
}

const addressesOf = ({ address, block, column, row }: Worksheet['places'][number], rows: Map<string, string[]>) =>
  column === undefined || row !== undefined
    ? [address]
    : (rows.get(block) ?? []).map((id) => `${block}.${id}.${column}`)

function typed({ kind, choices = [] }: Worksheet['places'][number], roll: Dice): unknown {
  if (kind === 'choice') return roll.pick(Array.isArray(choices) ? choices : Object.keys(choices))
  if (kind === 'tick') return roll.isOneIn(2)
  if (kind === 'date') return `2027-0${1 + roll.below(9)}-1${roll.below(10)}`
  if (kind === 'month') return `2027-0${1 + roll.below(9)}`
  if (kind === 'percent') return roll.below(121) / 100
  if (['money', 'number', 'hours'].includes(kind))
    return roll.pick([0, 1 + roll.below(13), roll.below(60_000), roll.below(100_000) / 100, -roll.below(3000)])
  return roll.pick(['Oldest café', 'x', '=1+1', 'A & B <c>', '5', 'yes', '+cmd|calc'])
}

/** Nothing that was worked out here is in the file, so that what is found is LibreOffice's own. */
const withoutResults = (xml: string) => xml.replace(/(<f>[^<]*<\/f>)<v>[^<]*<\/v>/g, '$1')

function workbook(sheets: readonly Sheet[]): Uint8Array {
  const parts = Object.entries(workbookParts(sheets, bound))
  return zipSync(Object.fromEntries(parts.map(([name, xml]) => [name, strToU8(withoutResults(xml))])), { level: 1 })
}

function differences({ page, sheet }: Round, theirs: Cells): string[] {
  return sheet.rows.flatMap((row, at) =>
    row.flatMap((cell, column) => {
      if (!cell?.formula) return []
      const name = `${letters(column + 1)}${at + 1}`
      const [ours, found] = [cell.value ?? '', plain(theirs[name])]
      if (isSame(ours, found, cell.format ?? '')) return []
      return [`${page.id} ${name}: ${JSON.stringify(ours)} instead of ${JSON.stringify(found)}: ${cell.formula}`]
    }),
  )
}

const plain = (value: Cells[string] | undefined) =>
  value instanceof Date ? value.getTime() / 86_400_000 + 25_569 : (value ?? '')

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
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  const all = Array.from({ length: 1 + rounds }, (_, round) => pages.map((page) => filledIn(page, round)))
  const paths = all.map((some, round) => {
    const path = join(folder, `${round}.xlsx`)
    writeFileSync(path, workbook(some.map(({ sheet }) => sheet)))
    return path
  })
  const found = await recalculated(...paths)
  rmSync(folder, { recursive: true })
  if (!found) return skip('LibreOffice is not installed here.')
  const differing = all.flatMap((some, round) => {
    const names = sheetNames(some.map(({ sheet }) => sheet.title))
    return some.flatMap((one, index) => differences(one, found[round]?.[names[index] ?? ''] ?? {}))
  })
  const cells = all.flat().flatMap(({ sheet }) => sheet.rows.flat().filter((cell) => cell?.formula))
  console.log(`${pages.length} pages, ${cells.length} formulas compared, ${differing.length} differ`)
  expect(differing.slice(0, 20)).toEqual([])
  expect(cells.length).toBeGreaterThan(1000)
})
