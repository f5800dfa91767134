// @vitest-environment happy-dom

import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#features/identity/identity.contract.ts'
import { answer } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { CoachingRequest } from '../requests.contract.ts'
import { CoachingPage } from './coaching.page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const sentAt = '2026-11-20T12:00:00.000Z'
const time = '2026-12-01T17:00:00.000Z'
const asked: CoachingRequest = {
  ...{ id: 'r1', kind: 'session', text: 'My prices.', sentTo: 'coach', sentAt, waitingSince: sentAt },
  ...{
    coachName: 'Cora Lind',
    state: 'open',
    times: [],
    time: null,
    place: '',
    reply: '',
    repliedAt: null,
    version: 1,
  },
}
const dev = {
  ...{ id: 'dev', name: 'Dev Rao', profileImageUrl: null, assignedAt: sentAt, hasProfile: false, isNew: false },
  earlierMessages: 'none' as const,
}

function show(request: Partial<CoachingRequest>, user: Partial<CurrentUser> = { membershipTier: 'elite' }) {
  return showPage('/coaching', '/coaching', CoachingPage, {
    ...answer('GET /api/auth/user', aUser(user)),
    ...answer('GET /api/my-coach', { coach: dev, unread: 0 }),
    ...answer('GET /api/coaching/requests', [{ ...asked, ...request }]),
    ...answer('PUT /api/coaching/requests/r1/answer', asked),
  })
}

test('who paused Elite finds the session that is set, can cancel it, and is led to where the pause ends', async () => {
  show({ state: 'agreed', time, place: 'https://meet.example/ada' }, { membershipTier: 'starter', pausedTier: 'elite' })
  expect(await screen.findByText('Tuesday, December 1, 5:00 PM')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'https://meet.example/ada' })).toBeTruthy()
  expect(screen.getByText(/^Your Elite plan is paused with your program/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Resume to open/ }).getAttribute('href')).toBe('/settings#calendar')
  expect(screen.queryByRole('link', { name: /^Upgrade/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the session' }))
  expect(await screen.findByText('Your coach gets an email.')).toBeTruthy()
})

test('whose Elite has ended still chooses one of the times that were offered', async () => {
  show({ state: 'offered', times: [time], coachName: 'Dev Rao' }, { membershipTier: 'starter' })
  expect(await screen.findByRole('group', { name: 'Dev Rao suggests' })).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Tuesday, December 1, 5:00 PM' }))
  fireEvent.click(screen.getByRole('button', { name: 'Take this time' }))
  expect(await screen.findByText('Dev Rao gets an email about it')).toBeTruthy()
})

test('where all the times that were offered have passed, others are suggested', async () => {
  show({ state: 'offered', times: ['2026-11-28T17:00:00.000Z'], coachName: 'Dev Rao' })
  expect(await screen.findByText(/^The times that Dev Rao suggested have passed\./)).toBeTruthy()
  expect(screen.getByText('Suggest other times')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  const [first] = screen.getAllByLabelText('First time') as [HTMLElement]
  fireEvent.change(first, { target: { value: '2026-12-02T10:00' } })
  fireEvent.click(screen.getByRole('button', { name: 'Suggest these' }))
  expect(await screen.findByText('They’re in Dev Rao’s inbox')).toBeTruthy()
})

test('of the times that were offered one chooses among those to come', async () => {
  show({ state: 'offered', times: ['2026-11-28T17:00:00.000Z', time], coachName: 'Dev Rao' })
  expect(await screen.findAllByRole('radio')).toHaveLength(1)
  expect(screen.getByText('Choose a time')).toBeTruthy()
})

test.each([
  ['Cora Lind', 'Cora Lind: Away until April.'],
  [null, 'An earlier coach: Away until April.'],
])('what %s answered is not said by the coach who came later', async (coachName, text) => {
  show({ state: 'declined', reply: 'Away until April.', coachName })
  expect(await screen.findByText(text)).toBeTruthy()
})
