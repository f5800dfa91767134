import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { importLimits } from '../people-import.rules.ts'
import { ImportPeople } from './import-people.tsx'

afterEach(cleanup)

const check = 'POST /api/operator/people-import/check'
const take = 'POST /api/operator/people-import'
const found = { added: 12, existing: 3, customers: 2, problems: [], unused: ['plan', 'phone'] }
const show = (answers: Answers) => showPage('/', '/', ImportPeople, answers)
const choose = async (content: BlobPart[] = ['email\nada@import.example']) => {
  const file = new File(content, 'people.csv', { type: 'text/csv' })
  fireEvent.change(await screen.findByLabelText('Choose a file…'), { target: { files: [file] } })
}

test('what a table would do is said first, and no one is invited before that', async () => {
  const asked = show({ ...answer(check, found), ...answer(take, found) })
  await choose()
  expect(await screen.findByText(/12 new people, 2 with a customer number/)).toBeTruthy()
  expect(screen.getByText(/^Not taken over: the columns “plan”, “phone”/)).toBeTruthy()
  expect(asked.map(({ call }) => call)).toEqual([check])
  fireEvent.click(screen.getByRole('button', { name: 'Invite 12 people' }))
  expect(await screen.findByText(/12 invitations on the way/)).toBeTruthy()
})

test('lines that are wrong are named, and nothing can be imported', async () => {
  show(answer(check, { ...found, problems: [{ line: 7, words: 'There’s no email address.' }] }))
  await choose()
  expect(await screen.findByText('1 line to correct first. No one is imported until then.')).toBeTruthy()
  expect(screen.getByText('Line 7')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Invite/ })).toBeNull()
})

test('what is no table, or too large, is told in words', async () => {
  show(refusal(check, 400, { message: 'file: It isn’t a table with commas (.csv).', code: 'operator.unreadableTable' }))
  await choose(['PK'])
  expect(await screen.findByText('It isn’t a table with commas (.csv).')).toBeTruthy()
  await choose([new Uint8Array(importLimits.bytes + 1)])
  expect(await screen.findByText(/people.csv is 1.0 MB/)).toBeTruthy()
})
