// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aModule, aPhase, aSummary } from '#tests/web/journey-data.ts'
import { type Answers, showPage } from '#tests/web/show-page.tsx'
import { ModulePage } from './module.page.tsx'

const moduleId = 'foundation-01-baseline'
const list = `GET /api/modules/${moduleId}/submodules`

let answers: Answers
beforeEach(() => {
  answers = {
    'GET /api/framework/phases': { body: [aPhase()] },
    'GET /api/progress': { body: { currentDay: '4', overallProgress: '1' } },
    [`GET /api/modules/${moduleId}`]: { body: aModule() },
    [list]: { body: [aSummary(), aSummary({ id: 'goals', title: 'Goals', order: 2 })] },
  }
})
afterEach(cleanup)

const show = () => showPage('/modules/$moduleId', `/modules/${moduleId}`, ModulePage, answers)
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a sub-module is started, and once completed it is reviewed', async () => {
  const done = aSummary({ isCompleted: true, completedAt: '2026-03-02T12:00:00.000Z' })
  answers[list] = { body: [done, aSummary({ id: 'goals', title: 'Goals', order: 2 })] }
  show()
  await title('Founder baseline')
  expect(screen.getByRole('link', { name: 'Review Ten numbers' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Start Goals' })).toBeTruthy()
  expect(screen.getByText('Completed March 2, 2026')).toBeTruthy()
})

test('an elite deep dive is named as one and offers its upgrade', async () => {
  const dive = aSummary({ id: 'dive', title: 'The dive', core: false, requiredTier: 'elite', hasAccess: false })
  answers[list] = { body: [aSummary(), dive] }
  show()
  await title('Founder baseline')
  const [, row] = within(screen.getByRole('region', { name: '2 sub-modules' })).getAllByRole('listitem')
  expect(row?.textContent).toContain('Elite deep dive')
  expect(screen.getByRole('link', { name: 'Upgrade to Elite for The dive' })).toBeTruthy()
})

test('a locked module says what opens it, and what was completed stays open', async () => {
  answers[`GET /api/modules/${moduleId}`] = { body: aModule({ hasAccess: false, requiredTier: 'quantum' }) }
  const done = aSummary({ isCompleted: true, completedAt: '2026-03-02T12:00:00.000Z' })
  answers[list] = { body: [done, aSummary({ id: 'goals', title: 'Goals', requiredTier: 'quantum', hasAccess: false })] }
  show()
  await screen.findByRole('heading', { name: 'Module Locked' })
  expect(screen.getByText('Upgrade to Quantum to access this module and its content.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Review Ten numbers' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Upgrade to Quantum for Goals' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^(Start|Continue)/ })).toBeNull()
})

test('an unknown module is not found', async () => {
  const none = { status: 404, body: { message: "The module you're looking for doesn't exist." } }
  answers[`GET /api/modules/${moduleId}`] = none
  answers[list] = none
  show()
  await title('Module Not Found')
  expect(screen.getByText("The module you're looking for doesn't exist.")).toBeTruthy()
})
