// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { anOutcome } from '#tests/web/coaching/outcome-data.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { MyOutcomes } from '../outcomes.contract.ts'
import { OutcomesPage } from './outcomes.page.tsx'

afterEach(cleanup)

const cora = { id: 'cora', name: 'Cora Lind' }
const show = (outcome = anOutcome(), coach: MyOutcomes['coach'] = cora) =>
  showPage('/outcomes', '/outcomes', OutcomesPage, {
    ...answer('GET /api/auth/user', aUser()),
    ...answer('GET /api/outcomes', { coach, outcomes: [outcome] }),
    ...answer('POST /api/outcomes/first-paying-customer/file', anOutcome({ state: 'filed' })),
  })
const at = '2026-11-03T10:00:00.000Z'

test('it says which evidence is wanted, whether the file has it, and what it pays', async () => {
  show()
  const evidence = within(await screen.findByRole('list', { name: 'Evidence for First paying customer' }))
  expect(evidence.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Five asks this weekAn ask with a yes.in your file2 of 4 kept copies',
    'Your number Cashin your file',
  ])
  expect(evidence.getByRole('link').getAttribute('href')).toBe(
    '/modules/foundation-05-first-sales/submodules/foundation-05-ask-for-the-sale',
  )
  expect(screen.getByText('60 points once it’s proved')).toBeTruthy()
})

test('before it is filed, it says in words who gets to read what', async () => {
  const asked = show()
  fireEvent.click(await screen.findByRole('button', { name: 'File it First paying customer' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/You agree that Cora Lind reads exactly this page/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Share 1 page and file it' }))
  expect(await screen.findByText('Cora Lind sees it now')).toBeTruthy()
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ coachId: 'cora' })
})

test('without a coach nothing is shared, and it says so', async () => {
  show(anOutcome(), null)
  fireEvent.click(await screen.findByRole('button', { name: 'File it First paying customer' }))
  expect(await screen.findByText(/You have no coach now, so nothing is shared/)).toBeTruthy()
})

test('evidence that is missing is said, and there is nothing to file', async () => {
  show(anOutcome({ isReady: false }))
  expect(await screen.findByText('You can file it once all of the evidence is begun.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /File it/ })).toBeNull()
})

test.each([
  [anOutcome({ state: 'returned', reason: 'Who said yes?', decidedBy: 'Cora Lind', decidedAt: at }), 'Who said yes?'],
  [
    anOutcome({ state: 'proved', decidedBy: 'Cora Lind', decidedAt: at }),
    /^Confirmed by Cora Lind on November 3, 2026/,
  ],
  [anOutcome({ state: 'proved', decidedAt: at }), /^Confirmed by a former coach/],
  [anOutcome({ state: 'filed', filedAt: at }), /Cora Lind can’t read all of the evidence/],
])('where it stands is told: %#', async (outcome, words) => {
  show(outcome)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('a returned one may be filed again, a proved one not', async () => {
  show(anOutcome({ state: 'returned', decidedAt: at }))
  expect(await screen.findByRole('button', { name: /^File it again/ })).toBeTruthy()
  cleanup()
  show(anOutcome({ state: 'proved', decidedAt: at }))
  expect(await screen.findByText('proved')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /File/ })).toBeNull()
})

test('one that the assistant proposed says so where it says when it was filed', async () => {
  show(anOutcome({ state: 'filed', filedAt: at, proposedAt: '2026-11-02T10:00:00.000Z' }))
  expect(
    await screen.findByText(/^Proposed by the assistant, confirmed by you on November 3, 2026\. It waits|can’t read/),
  ).toBeTruthy()
})
