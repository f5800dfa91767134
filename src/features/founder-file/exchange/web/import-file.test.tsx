// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { importLimits } from '../exchange.rules.ts'
import { ImportFile } from './import-file.tsx'

afterEach(cleanup)

const check = 'POST /api/founder-file/import/check'
const take = 'POST /api/founder-file/import'
const hash = 'a'.repeat(64)
const report = {
  exportedAt: '2026-11-22T10:00:00.000Z',
  pages: [{ id: 'letter', title: 'The letter', answers: 7, displaced: 1, copies: 2 }],
  samePages: 3,
  points: 1,
  leftOut: [{ what: 'The letter: nowhere', why: 'There’s no such field on this page.' }],
}

const show = (answers: Answers) => showPage('/founder-file', '/founder-file', ImportFile, answers)
const choose = async (content: BlobPart[] = ['{}']) => {
  const file = new File(content, 'mine.json', { type: 'application/json' })
  fireEvent.change(await screen.findByLabelText('Choose a file…'), { target: { files: [file] } })
}

test('what a file would change is said first, and it is taken in only then', async () => {
  const done = { pages: 1, answers: 7, copies: 2, points: 1, leftOut: report.leftOut, hash }
  const asked = show({ ...answer(check, report), ...answer(take, done) })
  await choose()
  const part = within(await screen.findByRole('region', { name: 'What this file would change' }))
  expect(part.getByText('This would bring in 7 answers, 2 kept copies and 1 value in your numbers.')).toBeTruthy()
  expect(part.getByText(/^1 answer of yours says something else/)).toBeTruthy()
  expect(part.getByText('3 pages of the file are already the same here.')).toBeTruthy()
  expect(part.getByText('There’s no such field on this page.', { exact: false })).toBeTruthy()
  expect(asked.map(({ call }) => call)).toEqual([check])
  fireEvent.click(part.getByRole('button', { name: 'Import' }))
  await screen.findByText(
    'Imported: 7 answers and 2 kept copies on 1 page, 1 value in your numbers. 1 entry couldn’t be imported.',
  )
  expect(asked.map(({ call }) => call)).toEqual([check, take])
})

test('a file without anything new offers no import', async () => {
  show(answer(check, { ...report, pages: [], points: 0, leftOut: [] }))
  await choose()
  await screen.findByText('Everything in it is already here.')
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What this file would change' })).toBeNull())
})

test('a file that is too large is said to be so before anything is sent', async () => {
  const asked = show({})
  await choose([new Uint8Array(importLimits.bytes + 1)])
  const said = await screen.findByText(
    'mine.json is 5.0 MB. An import can be up to 5 MB, so nothing was sent. Export one module at a time, then import those files one by one.',
  )
  expect(said.getAttribute('role')).toBe('alert')
  expect(asked).toEqual([])
})

test('a file that can’t be read is refused in the server’s words', async () => {
  const message = 'file: It isn’t JSON. Choose the file that the export saved.'
  show(refusal(check, 400, { message, code: 'founder-file.importUnreadable' }))
  await choose(['PK'])
  expect(await screen.findByText('It isn’t JSON. Choose the file that the export saved.')).toBeTruthy()
})

test('an import that fails says that nothing was changed, and can be tried again', async () => {
  show({ ...answer(check, report), ...refusal(take, 500) })
  await choose()
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }))
  expect(await screen.findByText('That didn’t work. Nothing was changed. Please try again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Import' })).toBeTruthy()
})
