// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { Milestone } from '../milestones.contract.ts'
import { MilestonesPage } from './milestones.page.tsx'

afterEach(cleanup)

const milestone: Milestone = {
  ...{ id: 'm1', clientId: 'ada', clientName: 'Ada Okafor', description: 'First paying customer' },
  ...{ milestoneType: 'custom', pointsEarned: 10, isOwn: true, earlyAtPercent: null },
  ...{ achievedAt: '2026-03-01T12:00:00.000Z', achievedOn: '2026-03-01' },
}

test('that a milestone was taken back is said, though its row is gone by then', async () => {
  const list = (all: Milestone[]) => answer('GET /api/coach/milestones?limit=500', all)
  const answers = {
    ...answer('GET /api/coach/clients?limit=500', []),
    // Read again too, and last.
    ...answer('GET /api/coach/milestone-corrections?limit=500', [], () => new Promise((done) => setTimeout(done, 50))),
    ...list([milestone]),
  }
  Object.assign(
    answers,
    answer('DELETE /api/coach/milestones/m1', { points: 10 }, () => Object.assign(answers, list([]))),
  )
  showPage('/', '/', MilestonesPage, answers)
  fireEvent.click(await screen.findByRole('button', { name: /^Correct/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Take it back' }))
  expect(await screen.findByText('Milestone Taken Back')).toBeTruthy()
  expect(screen.getByText('No milestones yet')).toBeTruthy()
})
