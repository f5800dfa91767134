// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { aModule, aPhase, aSummary } from '#tests/web/journey-data.ts'
import { aLesson, aPace } from '#tests/web/pace-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { ModulePage } from './module.page.tsx'

const moduleId = 'foundation-01-baseline'
const list = `GET /api/modules/${moduleId}/submodules` as const

let answers: Answers
beforeEach(() => {
  answers = {
    ...answer('GET /api/framework/phases', [aPhase()]),
    ...answer('GET /api/progress', { currentDay: '4', overallProgress: '1' }),
    ...answer(`GET /api/modules/${moduleId}`, aModule()),
    ...answer(list, [aSummary(), aSummary({ id: 'goals', title: 'Goals', order: 2 })]),
  }
})
afterEach(cleanup)

const show = () => showPage('/modules/$moduleId', `/modules/${moduleId}`, ModulePage, answers)
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a sub-module is started, and once completed it is reviewed', async () => {
  const done = aSummary({ isCompleted: true, completedAt: '2026-03-02T12:00:00.000Z' })
  Object.assign(answers, answer(list, [done, aSummary({ id: 'goals', title: 'Goals', order: 2 })]))
  show()
  await title('Founder baseline')
  expect(screen.getByRole('link', { name: 'Review Ten numbers' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Start Goals' })).toBeTruthy()
  expect(screen.getByText('Completed March 2, 2026')).toBeTruthy()
})

test('a finished module leads to the next lesson, wherever it is', async () => {
  const next = { ...aLesson('Ask seven customers'), moduleId: 'customers' }
  Object.assign(answers, answer('GET /api/pace', aPace({ next })), answer(list, []))
  Object.assign(answers, answer(`GET /api/modules/${moduleId}`, aModule({ isCompleted: true, coreCompletedCount: 5 })))
  show()
  await title('Founder baseline')
  const link = await screen.findByRole('link', { name: 'Your next lesson: Ask seven customers' })
  expect(link.getAttribute('href')).toBe('/modules/customers/submodules/ask-seven-customers')
})

test('an elite deep dive is named as one and offers its upgrade', async () => {
  const dive = aSummary({ id: 'dive', title: 'The dive', core: false, requiredTier: 'elite', hasAccess: false })
  Object.assign(answers, answer(list, [aSummary(), dive]))
  show()
  await title('Founder baseline')
  const [, row] = within(screen.getByRole('region', { name: '1 lesson and a deep dive' })).getAllByRole('listitem')
  expect(row?.textContent).toContain('Elite deep dive')
  expect(screen.getByRole('link', { name: 'Upgrade to Elite for The dive' })).toBeTruthy()
})

test('a locked module says what opens it, and what was completed stays open', async () => {
  Object.assign(answers, answer(`GET /api/modules/${moduleId}`, aModule({ hasAccess: false, requiredTier: 'quantum' })))
  const done = aSummary({ isCompleted: true, completedAt: '2026-03-02T12:00:00.000Z' })
  Object.assign(
    answers,
    answer(list, [done, aSummary({ id: 'goals', title: 'Goals', requiredTier: 'quantum', hasAccess: false })]),
  )
  show()
  await screen.findByRole('heading', { name: 'Module Locked' })
  expect(screen.getByText('Upgrade to Quantum to access this module and its content.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Review Ten numbers' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Upgrade to Quantum for Goals' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^(Start|Continue)/ })).toBeNull()
})

test('an unknown module is not found', async () => {
  const none = { message: "The module you're looking for doesn't exist." }
  Object.assign(answers, refusal(`GET /api/modules/${moduleId}`, 404, none), refusal(list, 404, none))
  show()
  await title('Module Not Found')
  expect(screen.getByText("The module you're looking for doesn't exist.")).toBeTruthy()
})
