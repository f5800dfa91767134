// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useUser } from '#features/identity/web/public.ts'
import { answer } from '#tests/web/answers.ts'
import { aModule, aSubModule, aSummary } from '#tests/web/journey-data.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { SubModulePage } from './sub-module.page.tsx'

afterEach(cleanup)

const moduleId = 'foundation-01-baseline'
const complete = 'POST /api/submodules/numbers/complete'
const completedAt = '2026-03-02T12:00:00.000Z'
const checklist = { kind: 'heading', level: 2, id: 'checklist', inline: ['Checklist'] }

const Nothing = () => null
/** As in the app, which shows no page before it knows who is here. */
const Shown = () =>
  useUser() === undefined ? null : (
    <SubModulePage
      celebration={Nothing}
      ending={Nothing}
      made={Nothing}
      resources={Nothing}
      worksheet={Nothing}
      ticks={({ children }) => children({ isOpen: false, has: () => false, set: () => {} })}
      isPageEmpty={async () => true}
    />
  )
const show = (given: Parameters<typeof aSubModule>[0]) =>
  showPage('/modules/$moduleId/submodules/$subModuleId', `/modules/${moduleId}/submodules/numbers`, Shown, {
    ...answer('GET /api/auth/user', aUser()),
    ...answer('GET /api/submodules/numbers', aSubModule({ lesson: [checklist], ...given })),
    ...answer(`GET /api/modules/${moduleId}`, aModule()),
    ...answer(`GET /api/modules/${moduleId}/submodules`, [aSummary()]),
    ...answer(complete, {
      ...{ completedAt, pointsAwarded: 60, xpAwarded: 60, newBadges: [], newLevel: null },
      reached: [],
    }),
  })

test('who runs a business marks what is true of it complete without being asked for its page', async () => {
  const asked = show({ isChecked: true })
  expect(await screen.findByText(/^You run a business already, so read this as a check/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Something is missing' }).getAttribute('href')).toBe('#checklist')
  fireEvent.click(screen.getByRole('button', { name: 'It’s true of us: mark complete' }))
  await screen.findByRole('heading', { name: 'Completed' })
  expect(asked.filter(({ call }) => call === complete)).toHaveLength(1)
  expect(screen.queryByText(/still empty/)).toBeNull()
})

test('a lesson says in its own words what such a business checks, and everyone else is told nothing of it', async () => {
  show({ isChecked: true, asCheck: 'Ask three customers.' })
  expect(await screen.findByText('Ask three customers.')).toBeTruthy()
  expect(screen.queryByText(/so read this as a check/)).toBeNull()
  cleanup()
  show({})
  await screen.findByRole('button', { name: 'Mark as Complete' })
  expect(screen.queryByRole('button', { name: /true of us/ })).toBeNull()
})
