import { expect, test } from 'vitest'
import type { Mark } from '#features/founder-file/worksheets/kinds.ts'
import {
  pageSheet,
  type SheetCell,
  writtenPage,
} from '../../../src/features/founder-file/exchange/server/workbook/page-sheet.ts'
import { runsTo, widthsOf } from '../../../src/features/founder-file/exchange/server/workbook/sheet-shape.ts'
import type { Held } from '../../../src/features/founder-file/pages/held.ts'
import { workOutPage } from '../../../src/features/founder-file/pages/work-out-page.ts'
import { shippedContent } from '../shipped-content.ts'
import { exampleHeld } from './page-answers.ts'

const pageOf = (id: string) => {
  const page = shippedContent.worksheets.pages.find((one) => one.id === id)
  if (!page) throw new Error(`There is no page ${id}.`)
  return page
}

function sheetOf(id: string, held?: Held) {
  const page = pageOf(id)
  const answers = held ?? exampleHeld(page)
  return pageSheet(
    writtenPage({ page, held: answers, worked: workOutPage(page, answers), currency: 'EUR' }, 'Frontier 180'),
  )
}

const cellsOf = (id: string, held?: Held) =>
  sheetOf(id, held)
    .rows.flat()
    .filter((cell) => cell !== undefined)
const offered = (cells: readonly SheetCell[], value: string) => cells.find((cell) => cell.value === value)?.choices

test('what was chosen stands in a sheet in its words, as it is chosen in the form', () => {
  expect(offered(cellsOf('strengths-page'), 'they paid me')).toContain('we are family')
  const review = cellsOf('day-60-review')
  expect(offered(review, 'Go on')).toEqual(['Go on', 'Change course: what stays and what goes', 'Stop: by which date'])
  expect(offered(review, 'I go on')).toBeDefined()
  expect(review.map(({ value }) => value)).not.toContain('go_on')
})

test('a choice that a formula compares stays its key', () => {
  expect(offered(cellsOf('hesitation-sheet'), 'won')).toEqual(['won', 'refused', 'open'])
})

test('the last head of a table is as wide as the words below it', () => {
  const sheet = sheetOf('hour-ledger')
  const widths = widthsOf(sheet)
  const at = sheet.rows.findIndex((row) => row.at(-1)?.value === 'What I do, from when')
  const [head, below] = [sheet.rows[at] ?? [], sheet.rows[at + 1] ?? []]
  expect(runsTo(head, widths)).toBe(widths.length)
  expect(runsTo(head, widths)).toBe(runsTo(below, widths))
})

test('marks that differ by day say which is of which day', () => {
  const line = (day: string, mark: Mark) => [`numbers.${day}.clients`, { value: 3, mark }] as const
  const marks = (held: Held) => cellsOf('day-one-numbers', held).find(({ look, value }) => look === 'mark' && value)
  expect(marks(new Map([line('day_1', 'G'), line('day_60', 'C')]))?.value).toBe('Day 1: G\nDay 60: C')
  expect(marks(new Map([line('day_1', 'C'), line('day_60', 'C')]))?.value).toBe('C')
})
