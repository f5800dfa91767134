import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aPace } from '#tests/web/pace-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { PlanOpened } from './plan-opened.tsx'

const nothing = { building: '', stage: null, hoursPerWeek: null, weekdays: [], startsAt: null }

afterEach(cleanup)

const show = (tier: 'quantum' | 'elite', lessonsDone: number, hours = nothing) =>
  showPage(
    '/',
    '/',
    () => <PlanOpened tier={tier} pace={aPace({ lessonsDone })} />,
    answer('GET /api/pace/work-hours', hours),
  )

test('after a payment it is said what is open now', async () => {
  show('quantum', 34)
  await screen.findByRole('region', { name: 'Quantum is open' })
  expect((await screen.findByRole('link', { name: 'See what’s open now' })).getAttribute('href')).toBe('/modules')
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
