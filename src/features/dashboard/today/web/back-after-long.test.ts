import { expect, test } from 'vitest'
import { aLesson, aPace } from '#tests/web/pace-data.ts'
import { type Pace, today } from '../today.rules.ts'

const pausedUntil = (until: string): Pace['changes'][number] => ({
  id: 'p',
  kind: 'pause',
  from: '2026-10-29',
  until,
  days: 21,
  changedAt: '2026-10-29T12:00:00Z',
})

const rows: [string, Partial<Pace>, string][] = [
  [
    'months behind, one lesson is named, and no sum of days or hours',
    {
      currentDay: 90,
      doneDay: 6,
      daysBehind: 84,
      behind: [aLesson('A', 50)],
      minutesBehind: 2018,
      quietDays: 87,
    },
    'Good to see you. Everything is where you left it: Where your hours go, 25 min.',
  ],
  [
    'on the first day after a pause, who comes back is welcomed',
    { lastWork: { on: '2026-10-28', lessons: ['A'] }, changes: [pausedUntil('2026-11-19')], quietDays: 0 },
    'Welcome back. Your pause is over, and day 17 waited for you. Today: Where your hours go, 25 min.',
  ],
  [
    'days later it isn’t said that this very day had waited',
    { lastWork: { on: '2026-10-28', lessons: ['A'] }, changes: [pausedUntil('2026-11-16')], quietDays: 0 },
    'Welcome back. Your pause is over. Today: Where your hours go, 25 min.',
  ],
  [
    'who began again in a pause is on day 1, and back from nothing',
    {
      currentDay: 1,
      lessonsDone: 2,
      lastWork: { on: '2026-10-28', lessons: ['A'] },
      changes: [
        { ...pausedUntil('2026-11-19'), id: 'b', kind: 'begin-again', until: null, days: 17 },
        pausedUntil('2026-11-19'),
      ],
    },
    'Day 1 again, with two lessons done. Today: Where your hours go, 25 min.',
  ],
  [
    'after the first lesson it is a day as any other',
    { lastWork: { on: '2026-11-19', lessons: ['A'] }, changes: [pausedUntil('2026-11-18')] },
    'Yesterday: A. Today: Where your hours go, 25 min.',
  ],
]

test.each(rows)('%s', (_, given, words) => expect(today(aPace(given))).toMatchObject({ words, action: 'lesson' }))
