// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { MessagesPage } from '../../messages/web/messages.page.tsx'
import { CoachingPage } from '../../requests/web/coaching.page.tsx'
import type { DaysAway } from '../absences.contract.ts'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: Date.parse('2026-03-10T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const now: DaysAway = { from: '2026-03-07', until: '2026-03-14', note: 'Ask Henrik meanwhile.', isRunning: true }
const later: DaysAway = { from: '2026-04-20', until: '2026-04-20', note: '', isRunning: false }

function answers(away: DaysAway[]) {
  const at = '2026-03-01T12:00:00.000Z'
  const cora = { id: 'cora', name: 'Cora Lind', profileImageUrl: null }
  const facts = { assignedAt: at, hasProfile: false, isNew: false, earlierMessages: 'none' as const }
  return {
    ...answer('GET /api/auth/user', aUser({ membershipTier: 'elite' })),
    ...answer('GET /api/my-coach', { coach: { ...cora, ...facts, away }, unread: 0 }),
    ...answer('GET /api/coaching/requests', []),
    ...answer('GET /api/messages', { with: cora, isOpen: true, messages: [] }),
  }
}

test('where a client asks for a session, the days on which there is none are read', async () => {
  showPage('/coaching', '/coaching', CoachingPage, answers([now, later]))
  const note = within(await screen.findByRole('note'))
  expect(note.getByText('Cora Lind is away through Saturday, March 14.')).toBeTruthy()
  expect(note.getByText('Ask Henrik meanwhile.')).toBeTruthy()
  expect(note.getByText('Cora Lind will be away on Monday, April 20.')).toBeTruthy()
  expect(note.getByText('No session can be set for these days. Suggest others.')).toBeTruthy()
  expect(screen.getByText('Away through Mar 14, 2026')).toBeTruthy()
})

test('where a client writes, they read that their coach is away, and of days to come once they are near', async () => {
  showPage('/messages', '/messages', MessagesPage, answers([now, later]))
  const note = within(await screen.findByRole('note'))
  expect(note.getByText('Cora Lind is away through Saturday, March 14.')).toBeTruthy()
  expect(note.queryByText(/April 20/)).toBeNull()
})

test('of a coach who is there, nothing is said', async () => {
  showPage('/messages', '/messages', MessagesPage, answers([]))
  await screen.findByLabelText('Message to your coach')
  expect(screen.queryByRole('note')).toBeNull()
})
