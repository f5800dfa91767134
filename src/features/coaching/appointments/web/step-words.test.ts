import { expect, test } from 'vitest'
import type { NextSession } from '../appointments.contract.ts'
import { stepWords } from './step-words.ts'

const now = Date.parse('2026-03-08T12:00:00Z')
const request = {
  id: 'r1',
  kind: 'session' as const,
  text: 'My price.',
  sentTo: 'coach' as const,
  sentAt: '2026-03-02T12:00:00.000Z',
  state: 'open' as const,
  times: [],
  time: null,
  place: '',
  reply: '',
  repliedAt: null,
  version: 0,
}
type Given = Partial<Omit<typeof request, 'state' | 'time' | 'times' | 'sentTo'>> & {
  state?: 'open' | 'agreed' | 'offered'
  times?: string[]
  time?: string
  sentTo?: 'coach' | 'founder'
  waitingSince?: string
}
const cora = { id: 'c', name: 'Cora Lind' }
const words = (given: Given, more: Partial<NextSession> = {}) =>
  stepWords({ coach: cora, request: { ...request, ...given }, hasHeld: false, sharesFile: true, ...more }, now)

test('a session whose time has passed isn’t the next one', () => {
  expect(words({ state: 'agreed', time: '2026-03-09T15:00:00.000Z' }).title).toBe('Your next session')
  expect(words({ state: 'agreed', time: '2026-03-08T11:00:01.000Z' }).title).toBe('Your session is now')
  expect(words({ state: 'agreed', time: '2026-03-06T15:00:00.000Z' })).toMatchObject({
    title: 'Your last session',
    text: expect.stringContaining('once Cora Lind marks it as held'),
  })
})

test('after a week without an answer it’s said for how long, and where else to ask', () => {
  expect(words({}).text).toBe('Cora Lind hasn’t answered yet.')
  expect(words({ sentAt: '2026-03-01T12:00:00.000Z' }).text).toMatch(
    /^Cora Lind hasn’t answered for seven days\. Write to the address at the bottom of this page/,
  )
})

test('how long an answer is waited for counts from what asks the coach now', () => {
  const sentAt = '2026-02-24T12:00:00.000Z'
  expect(words({ sentAt, waitingSince: '2026-03-07T12:00:00.000Z' }).text).toBe('Cora Lind hasn’t answered yet.')
  expect(words({ sentAt, waitingSince: '2026-02-28T12:00:00.000Z' }).text).toContain('for eight days')
})

test('what a coach who is gone left unanswered waits for the next, and what the founder was asked for them', () => {
  expect(words({}, { coach: null }).text).toBe('It waits for your next coach.')
  expect(words({ sentTo: 'founder' }, { coach: null }).text).toBe('The founder hasn’t answered yet.')
})

test('who can’t ask for a session now isn’t told to suggest new times', () => {
  const passed = { state: 'agreed', time: '2026-03-06T15:00:00.000Z' } as const
  expect(words(passed).text).toContain('Suggest new times.')
  expect(words(passed, { canAsk: false }).text).not.toContain('Suggest')
})

test('times that have all passed are none to choose from', () => {
  const times = ['2026-03-06T15:00:00.000Z', '2026-03-09T15:00:00.000Z']
  expect(words({ state: 'offered', times }).action.label).toBe('Choose a time')
  expect(words({ state: 'offered', times: times.slice(0, 1) })).toMatchObject({
    text: 'The times that Cora Lind suggested have passed.',
    action: { label: 'Suggest other times', hash: 'requests' },
  })
})
