// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, refusal } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { PlanBox } from '../plan.contract.ts'
import { PlanPage } from './plan.page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const lesson = {
  pageId: 'purpose-statement',
  subModuleId: 'foundation-01-founder-goals',
  moduleId: 'foundation-01-founder-baseline',
  title: 'What the business is for',
  minutes: 25,
  opensWith: null,
}
const href = '/modules/foundation-01-founder-baseline/submodules/foundation-01-founder-goals'
const aBox = (given: Partial<PlanBox> = {}): PlanBox => ({
  key: 'purpose',
  title: 'Purpose',
  lines: [],
  lesson,
  gap: lesson,
  ...given,
})
const show = (boxes: PlanBox[]) =>
  showPage('/founder-file/plan', '/founder-file/plan', PlanPage, {
    ...answer('GET /api/auth/user', aUser()),
    ...answer('GET /api/founder-file/plan', { boxes, currency: 'USD', date: '2026-11-22' }),
  })
const box = async (name: string) => within(await screen.findByRole('listitem', { name }))

test('a gap names the lesson that fills it and how long that takes', async () => {
  show([aBox()])
  const purpose = await box('Purpose')
  const link = purpose.getByRole('link', { name: 'What the business is for' })
  expect(link.parentElement?.textContent).toBe('Not yet: What the business is for, 25 min')
  expect(link.getAttribute('href')).toBe(href)
})

test('a box shows what is answered, a guess as one, and leads to its lesson', async () => {
  const line = { label: 'Income a month', text: '$5,200', mark: 'G' as const, pageId: 'purpose-statement' }
  show([aBox({ lines: [line, { ...line, label: 'Limit', text: 'No Sundays', mark: null }], gap: null })])
  const purpose = await box('Purpose')
  expect(purpose.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$5,200 (guessed)',
    'No Sundays',
  ])
  expect(purpose.getByRole('link', { name: /^Change it/ }).getAttribute('href')).toBe(href)
})

test('a box whose page the plan doesn’t open is read in its lesson, and says what opens it', async () => {
  const line = { label: 'Price', text: '$690', mark: null, pageId: 'purpose-statement' }
  show([aBox({ lines: [line], gap: null, lesson: { ...lesson, opensWith: 'quantum' } })])
  const purpose = await box('Purpose')
  expect(purpose.getByRole('link', { name: /^Read it/ }).getAttribute('href')).toBe(href)
  expect(purpose.queryByRole('link', { name: /^Change it/ })).toBeNull()
  expect(purpose.getByRole('link', { name: /^Upgrade to Quantum/ }).getAttribute('href')).toBe('/pricing')
})

test('the sheet says whose it is and of which day, and prints', async () => {
  const printed = vi.fn()
  vi.stubGlobal('print', printed)
  show([aBox()])
  expect(await screen.findByText(/November 22, 2026/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(printed).toHaveBeenCalledOnce()
})

test('the plan goes along as a document once something is in it', async () => {
  const line = { label: 'Income a month', text: '$5,200', mark: null, pageId: 'purpose-statement' }
  show([aBox({ lines: [line], gap: null })])
  const link = await screen.findByRole('link', { name: 'Word document' })
  expect(link.getAttribute('href')).toBe('/api/founder-file/export?format=docx&of=plan')
  cleanup()
  show([aBox()])
  await box('Purpose')
  expect(screen.queryByRole('link', { name: 'Word document' })).toBeNull()
})

test('a plan that does not load offers another try', async () => {
  showPage('/founder-file/plan', '/founder-file/plan', PlanPage, {
    ...refusal('GET /api/founder-file/plan', 500, { message: 'Something went wrong.' }),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.')
})
