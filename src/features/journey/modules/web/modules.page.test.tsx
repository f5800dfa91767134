// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { aModule, aPhase } from '#tests/web/journey-data.ts'
import { aLesson, aPace } from '#tests/web/pace-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { ModulesPage } from './modules.page.tsx'

let answers: Answers
beforeEach(() => {
  answers = {
    ...answer('GET /api/pace', aPace()),
    ...answer('GET /api/progress', { currentDay: '12', overallProgress: '10' }),
    ...answer('GET /api/framework/phases', [
      aPhase(),
      aPhase({
        id: 'growth',
        name: 'Growth',
        terrain: 'ridge',
        requiredTier: 'quantum',
        hasAccess: false,
        status: 'upcoming',
      }),
    ]),
    ...answer('GET /api/modules', [
      aModule({ isCompleted: true, completedCount: 6, coreCompletedCount: 5 }),
      aModule({ id: 'two', title: 'Discovery', firstDay: 11, lastDay: 20, completedCount: 1, coreCompletedCount: 1 }),
      aModule({ id: 'three', title: 'Position', firstDay: 21, lastDay: 30 }),
      aModule({ id: 'seven', title: 'Arithmetic', phase: 'growth', requiredTier: 'quantum', hasAccess: false }),
    ]),
  }
})
afterEach(cleanup)

const show = () => showPage('/modules', '/modules', ModulesPage, answers)

test('modules stand under their phase, each with the way in that fits', async () => {
  show()
  const foundation = within(await screen.findByRole('region', { name: 'Foundation' }))
  expect(foundation.getByRole('link', { name: 'Review Founder baseline' })).toBeTruthy()
  expect(foundation.getByRole('link', { name: 'Continue Discovery' })).toBeTruthy()
  expect(foundation.getByRole('link', { name: 'Start Position' })).toBeTruthy()
  const growth = within(screen.getByRole('region', { name: 'Growth' }))
  expect(growth.getByRole('link', { name: 'Upgrade to Quantum for Arithmetic' })).toBeTruthy()
  expect(growth.queryByRole('link', { name: /^Start/ })).toBeNull()
})

test('the module of the next lesson is where the member is, and the one that holds the day is said apart', async () => {
  Object.assign(answers, answer('GET /api/pace', aPace({ next: { ...aLesson(), moduleId: 'three' } })))
  show()
  const stop = async (text: string) => (await screen.findByText(text)).closest('li')?.textContent
  expect(await stop('You’re here')).toContain('Position')
  expect(await stop('Today is day 12')).toContain('Discovery')
})

test('what did not load can be asked for again', async () => {
  const before = { ...answers }
  Object.assign(answers, refusal('GET /api/modules', 500, { message: 'Something went wrong.' }))
  show()
  await screen.findByText('The modules didn’t load')
  Object.assign(answers, before)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('region', { name: 'Foundation' })
})
