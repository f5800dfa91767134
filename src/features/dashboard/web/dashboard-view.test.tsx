// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { NextSession } from '#features/coaching/appointments/appointments.contract.ts'
import { answer } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { aDashboard, showDashboard } from '#tests/web/show-dashboard.tsx'

afterEach(cleanup)

const sentAt = '2026-11-20T12:00:00.000Z'
const next: NextSession = {
  coach: { id: 'cora', name: 'Cora Lind' },
  request: {
    ...{ id: 'r1', kind: 'session', text: 'My prices.', sentTo: 'coach', sentAt, waitingSince: sentAt },
    ...{ coachName: 'Cora Lind', state: 'agreed', times: [], time: '2099-12-01T17:00:00.000Z', place: 'At my desk' },
    ...{ reply: '', repliedAt: null, version: 1 },
  },
  canAsk: false,
  hasHeld: false,
  sharesFile: false,
}

test('a session that was set before a pause stays on the dashboard', async () => {
  const asked = showDashboard({
    ...answer('GET /api/auth/user', aUser({ pausedTier: 'elite' })),
    ...answer('GET /api/dashboard', aDashboard({ hasSession: true })),
    ...answer('GET /api/coaching/next', next),
  })
  expect(await screen.findByText('At my desk')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the session' }).getAttribute('href')).toBe('/coaching#requests')
  expect(asked.map(({ call }) => call)).toContain('GET /api/coaching/next')
})

test('below Elite nothing is asked about sessions where there is none', async () => {
  const asked = showDashboard({ ...answer('GET /api/dashboard', aDashboard({ hasSession: false })) })
  await screen.findByRole('heading', { level: 1 })
  expect(asked.map(({ call }) => call)).not.toContain('GET /api/coaching/next')
})

test('what the coach wrote and suggests comes before the day’s lesson', async () => {
  const fromCoach = { name: 'Cora Lind', words: 'How did Tuesday go?', offersTimes: true }
  showDashboard({ ...answer('GET /api/dashboard', aDashboard({ fromCoach })) })
  const times = await screen.findByRole('link', { name: /Cora Lind suggests times for your session/ })
  expect(times.getAttribute('href')).toBe('/coaching#requests')
  const message = screen.getByRole('link', { name: /Cora Lind:\W+How did Tuesday go\?/ })
  expect(message.getAttribute('href')).toBe('/messages')
  const today = screen.getByRole('heading', { name: 'Today' })
  expect(times.compareDocumentPosition(today) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
