import { expect, test } from 'vitest'
import { aLesson, aPace } from '#tests/web/pace-data.ts'
import { type Pace, today } from '../today.rules.ts'

const plan = {
  since: '2026-11-18',
  meetsOn: '2026-12-05',
  promisedOn: '2026-12-05',
  openOfPlan: 0,
  today: [aLesson('A', 30)],
  nextOn: null,
}

test.each<[string, Partial<NonNullable<Pace['catchUp']>>, string]>([
  ['is kept', {}, 'Catching up until Dec 5.'],
  ['began on a server that stored no date', { promisedOn: null }, 'Catching up until Dec 5.'],
  [
    'was not kept',
    { promisedOn: '2026-11-28', openOfPlan: 2 },
    'Catching up until Dec 5, not Nov 28: two lessons planned by now are still open.',
  ],
  [
    'has other hours now',
    { promisedOn: '2026-11-28' },
    'Catching up until Dec 5, not Nov 28: your hours, your calendar or your plan changed.',
  ],
  [
    'no longer ends',
    { meetsOn: null, openOfPlan: 1 },
    'Catching up, but no longer by Dec 5: one lesson planned by now is still open.',
  ],
  ['never had an end', { meetsOn: null, promisedOn: null }, 'Catching up.'],
  [
    'is further than it promised',
    { promisedOn: '2026-12-08' },
    'Catching up until Dec 5, sooner than the Dec 8 you planned.',
  ],
])('a plan that %s says until when, and why where that moved', (_, given, words) => {
  const pace = aPace({ daysBehind: 12, behind: [aLesson()], catchUp: { ...plan, ...given } })
  expect(today(pace).words).toBe(`${words} Today: A, 30 min.`)
})

test('the work out in the business is part of what is told', () => {
  const talks = { ...aLesson('Talks', 36), fieldMinutes: 270 }
  expect(today(aPace({ catchUp: { ...plan, today: [talks] } })).words).toBe(
    'Catching up until Dec 5. Today: Talks, 36 min now, 4 h 30 min in the field.',
  )
  const late = { daysBehind: 12, daysAhead: -12, doneDay: 5, behind: [talks], minutesBehind: 36, next: talks }
  expect(today(aPace(late)).words).toBe(
    'You’re on day 17 with the work of day 5. One lesson brings you up to date: about 36 min at your desk and 4 h 30 min in the field. Next: Talks, 36 min now, 4 h 30 min in the field.',
  )
})
