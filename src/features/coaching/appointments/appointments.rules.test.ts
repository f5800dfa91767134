import { expect, test } from 'vitest'
import type { RequestState } from '../requests/requests.rules.ts'
import { nearest } from './appointments.rules.ts'

const now = '2026-03-12T12:00:00.000Z'
const agreed = (day: string) => ({ state: 'agreed' as const, time: `2026-03-${day}T15:00:00.000Z` })
const running = { state: 'agreed' as const, time: '2026-03-12T11:00:01.000Z' }
const open = { state: 'open' as const, time: null }
const offered = { state: 'offered' as const, time: null }

type Row = [what: string, requests: { state: RequestState; time: string | null }[], expected: unknown]
test.each<Row>([
  ['the next of two to come', [agreed('20'), agreed('14')], agreed('14')],
  ['a session to come, before times to choose from', [offered, agreed('14')], agreed('14')],
  ['one that runs, before times to choose from', [offered, running], running],
  ['times to choose from, before what was asked', [open, offered], offered],
  ['what was asked, before a time that passed', [agreed('03'), open], open],
  ['the last of two that passed', [agreed('10'), agreed('03')], agreed('10')],
  ['nothing where nothing is', [], undefined],
])('of requests a member wants to hear of %s', (_, requests, expected) => {
  expect(nearest(requests, now)).toEqual(expected)
})
