import { expect, test } from 'vitest'
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
const words = (given: Partial<Omit<typeof request, 'state' | 'time'>> & { state?: 'open' | 'agreed'; time?: string }) =>
  stepWords(
    { coach: { id: 'c', name: 'Cora Lind' }, request: { ...request, ...given }, hasHeld: false, sharesFile: true },
    now,
  )

test('a session whose time has passed isn’t the next one', () => {
  expect(words({ state: 'agreed', time: '2026-03-09T15:00:00.000Z' }).title).toBe('Your next session')
  expect(words({ state: 'agreed', time: '2026-03-06T15:00:00.000Z' })).toMatchObject({
    title: 'Your last session',
    text: expect.stringContaining('once Cora Lind marks it as held'),
  })
})

test('after a week without an answer it’s said for how long, and where else to ask', () => {
  expect(words({}).text).toBe('Cora Lind hasn’t answered yet.')
  expect(words({ sentAt: '2026-03-01T12:00:00.000Z' }).text).toMatch(
    /^Cora Lind hasn’t answered for seven days\. Write to the address at the foot of this page/,
  )
})
