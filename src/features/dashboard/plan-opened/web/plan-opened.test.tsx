import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aLesson, aPace } from '#tests/web/pace-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { PlanOpened } from './plan-opened.tsx'

const nothing = { building: '', stage: null, hoursPerWeek: null, weekdays: [], startsAt: null }

const phases = [
  { requiredTier: 'starter', modules: [{ id: 'offer' }] },
  { requiredTier: 'quantum', modules: [{ id: 'metrics' }] },
]

afterEach(cleanup)

const show = (
  tier: 'quantum' | 'elite',
  lessonsDone: number,
  hours = nothing,
  given: Parameters<typeof aPace>[0] = {},
) =>
  showPage(
    '/',
    '/',
    () => (
      <PlanOpened
        opened={{ tier, givenThrough: null }}
        pace={aPace({ ...given, lessonsDone })}
        phases={phases}
        isLate={(given.behind ?? []).length > 0}
      />
    ),
    answer('GET /api/pace/work-hours', hours),
  )

test('after a payment it is said what is open now', async () => {
  show('quantum', 34)
  await screen.findByRole('region', { name: 'Quantum is open' })
  expect((await screen.findByRole('link', { name: 'See what’s open now' })).getAttribute('href')).toBe('/modules')
})

test('a running business is led to the first lesson that it paid for, beside its check', async () => {
  const first = [
    { id: 'unit-cost', moduleId: 'offer', title: 'What one sale costs' },
    { id: 'funnel-map', moduleId: 'metrics', title: 'Draw the path' },
  ]
  show('quantum', 3, nothing, { check: { phase: 'Foundation', isNextChecked: true, first } })
  const start = await screen.findByRole('link', { name: 'Start with: Draw the path' })
  expect(start.getAttribute('href')).toBe('/modules/metrics/submodules/funnel-map')
  expect(screen.getByText(/Your check of Foundation continues beside it\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See what’s open now' })).toBeTruthy()
  cleanup()
  show('quantum', 3, nothing, { check: { phase: 'Foundation', isNextChecked: true, first: first.slice(0, 1) } })
  await screen.findByRole('link', { name: 'See what’s open now' })
  expect(screen.queryByText(/Start with|check of Foundation/)).toBeNull()
})

test('a gift says until when, and that it costs nothing', async () => {
  const opened = { tier: 'quantum', givenThrough: '2027-06-01' } as const
  showPage(
    '/',
    '/',
    () => <PlanOpened opened={opened} pace={aPace()} phases={phases} isLate={false} />,
    answer('GET /api/pace/work-hours', nothing),
  )
  const card = await screen.findByRole('region', { name: 'Quantum is open' })
  expect(card.textContent).toContain('It’s a gift through June 1, 2027: it costs you nothing and ends by itself.')
  expect(card.textContent).not.toContain('receipt')
})

test('what opens after its days is not said to be missed, and a running plan says until when it goes on', async () => {
  const behind = [aLesson()]
  show('quantum', 34, nothing, { behind, currentDay: 70 })
  expect(await screen.findByText(/You’re on day 70.*You haven’t missed any work/)).toBeTruthy()
  cleanup()
  show('quantum', 34, nothing, { behind, currentDay: 75, doneDay: 60, movedDaysLeft: 30 })
  expect(await screen.findByText(/Move your days if you’d like to start at the first one/)).toBeTruthy()
  cleanup()
  show('quantum', 34, nothing, { behind, currentDay: 110, doneDay: 60, movedDaysLeft: 30 })
  expect(await screen.findByText(/You can move your days back, by up to 30 days/)).toBeTruthy()
  cleanup()
  const catchUp = {
    since: '2026-11-18',
    meetsOn: '2027-06-10',
    promisedOn: null,
    today: [],
    nextOn: null,
  }
  show('quantum', 34, nothing, { behind, catchUp })
  expect(await screen.findByText(/Your catch-up plan now includes these lessons and runs until Jun 10/)).toBeTruthy()
  cleanup()
  show('quantum', 34)
  expect((await screen.findByRole('region', { name: 'Quantum is open' })).textContent).not.toMatch(
    /scheduled before|plan now includes/,
  )
})

test('who bought while signing up is asked the three questions after it', async () => {
  show('elite', 0)
  expect((await screen.findByRole('link', { name: 'Answer three short questions' })).getAttribute('href')).toBe(
    '/welcome',
  )
  cleanup()
  show('elite', 0, { ...nothing, building: 'Soap' })
  expect((await screen.findByRole('link', { name: 'Go to Coaching' })).getAttribute('href')).toBe('/coaching')
})
