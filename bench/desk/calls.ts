import { createHmac } from 'node:crypto'
import { secret } from '../mixed/people.ts'
import { idOf, tokenOf } from './fill.ts'

const month = new Date().toISOString().slice(0, 7)

/** What an operator asks at the desk, by what it is called. `n` is another person each time. */
export const deskCalls: Readonly<Record<string, (n: number) => string>> = {
  'people: the first page': () => people(''),
  'people: a page from the middle': (n) => people(`&before=${idOf(n)}`),
  'people: by plan': () => people('&tier=elite'),
  'people: by plan, starters': () => people('&tier=starter'),
  'people: past due': () => people('&status=past-due'),
  'people: not confirmed': () => people('&status=unconfirmed'),
  'people: with no coach': () => people('&status=no-coach'),
  'people: given a plan': () => people('&status=given'),
  'people: paused': () => people('&status=paused'),
  'people: coaches': () => people('&status=coach'),
  'people: of one coach': () => people('&coach=person501@'),
  'people: seen this week': () => people('&seen=week'),
  'people: not seen for 30 days': () => people('&seen=away'),
  'people: on days 10 to 20': () => people('&fromDay=10&toDay=20'),
  'search: a name that many have': () => people('&search=okafor'),
  'search: an address': (n) => people(`&search=person${n}@house`),
  'search: nothing': () => people('&search=zanzibar'),
  'one person': (n) => `people/${idOf(n)}`,
  'one person: their emails': (n) => `people/${idOf(n % 20_000)}/emails`,
  money: () => 'money',
  'money: paid in this month': () => `money/entries?kind=paid&month=${month}&limit=100`,
  'money: what was corrected': () => 'money/differences',
  'where people stop': () => 'where-people-stop',
  'where people stop: by plan': () => 'where-people-stop?tier=quantum',
  'who did what': () => 'audit?limit=50',
}

const people = (more: string) => `people?limit=50${more}`

/** What members and coaches ask all day. */
export const memberCalls: readonly string[] = [
  'auth/user',
  'progress',
  'gamification/profile',
  'modules',
  'dashboard',
  'membership',
]
export const coachCalls: readonly string[] = ['coach/dashboard', 'coach/today', 'coach/caseload', 'coach/stats']

export function cookieOf(n: number): string {
  const signature = createHmac('sha256', secret).update(tokenOf(n)).digest('base64')
  return `frontier180.session_token=${encodeURIComponent(`${tokenOf(n)}.${signature}`)}`
}
