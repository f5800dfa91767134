// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer } from '#tests/web/answers.ts'
import { aPace } from '#tests/web/pace-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { pace, workHours } from './pace.calls.ts'
import { PauseBanner } from './pause-banner.tsx'

afterEach(cleanup)

/** As on the dashboard, other reads are old too, and the banner goes before they have come. */
function Page() {
  const { data } = useQuery(pace)
  useQuery(workHours)
  return data?.pause ? <PauseBanner pause={data.pause} day={33} /> : <p>On the way</p>
}

test('who resumes is welcomed back, though the banner is gone by then', async () => {
  const hours = { building: '', stage: null, hoursPerWeek: null, weekdays: [], startsAt: null }
  const slowHours = () => answer('GET /api/pace/work-hours', hours, new Promise((done) => setTimeout(done, 300)))
  const answers: Answers = {
    ...answer('GET /api/pace', aPace({ pause: { from: '2026-11-20', until: '2026-12-20' } })),
    ...answer('GET /api/pace/work-hours', hours),
    ...answer('DELETE /api/pace/pause', aPace(), () =>
      Object.assign(answers, answer('GET /api/pace', aPace()), slowHours()),
    ),
  }
  showPage('/', '/', Page, answers)
  fireEvent.click(await screen.findByRole('button', { name: 'Resume now' }))
  expect(await screen.findByText('On the way')).toBeTruthy()
  expect(await screen.findByText('Your program continues with day 33')).toBeTruthy()
})
