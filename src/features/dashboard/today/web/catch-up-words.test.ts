import { expect, test } from 'vitest'
import { aLesson, aPace } from '#tests/web/pace-data.ts'
import { type Pace, today } from '../today.rules.ts'

const plan = {
  since: '2026-11-18',
  meetsOn: '2026-12-05',
  promisedOn: '2026-12-05',
  today: [aLesson('A', 30)],
  nextOn: null,
}

test.each<[string, Partial<NonNullable<Pace['catchUp']>>, string]>([
  ['is kept', {}, 'Catching up until Dec 5.'],
  ['began on a server that stored no date', { promisedOn: null }, 'Catching up until Dec 5.'],
  ['takes longer than it said', { promisedOn: '2026-11-28' }, 'Catching up, now until Dec 5.'],
  ['no longer ends', { meetsOn: null }, 'Catching up, one lesson at a time.'],
  [
    'is further than it promised',
    { promisedOn: '2026-12-08' },
    'Catching up until Dec 5, sooner than the Dec 8 you planned.',
  ],
])('a plan that %s says until when, without a reproach', (_, given, words) => {
  const pace = aPace({ daysBehind: 12, behind: [aLesson()], catchUp: { ...plan, ...given } })
  expect(today(pace).words).toBe(`${words} Today: A, 30 min.`)
})

test('the work out in the business is part of what is told', () => {
  const talks = { ...aLesson('Talks', 36), fieldMinutes: 270 }
  expect(today(aPace({ catchUp: { ...plan, today: [talks] } })).words).toBe(
    'Catching up until Dec 5. Today: Talks, 36 min now, 4 h 30 min in the field.',
  )
})
