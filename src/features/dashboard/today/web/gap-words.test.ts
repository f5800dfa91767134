import { expect, test } from 'vitest'
import { aLesson, aPace } from '#tests/web/pace-data.ts'
import { gapWords, onTimeWords } from '../behind-words.ts'
import { type Pace, tellsGap } from '../today.rules.ts'

const late = {
  currentDay: 33,
  daysBehind: 12,
  daysAhead: -12,
  behind: [aLesson('A', 29), { ...aLesson('Talks', 36), fieldMinutes: 270 }],
  minutesBehind: 65,
}
const far = { ...late, minutesBehind: 2018, daysBehind: 45 }

test.each<[string, Partial<Pace>, string]>([
  [
    'a short way by the work',
    late,
    'Two lessons bring you up to the calendar: about 1 h 5 min at your desk and 4 h 30 min in the field.',
  ],
  [
    'by the hours that were agreed to',
    { ...late, agreedHours: 2.5 },
    'Two lessons bring you up to your 2.5 hours a week: about 1 h 5 min at your desk and 4 h 30 min in the field.',
  ],
  ['a long way with how else to measure it', far, 'By the calendar, you’re about six weeks behind.'],
  ['and so by hours', { ...far, agreedHours: 5 }, 'By your 5 hours a week, you’re about six weeks behind.'],
])('a gap is told: %s', (_, given, words) => {
  const told = gapWords(aPace(given))
  expect([told.words, told.link !== undefined]).toEqual([words, given.minutesBehind === 2018])
})

test.each<[string, Partial<Pace>, boolean]>([
  ['on the first day of the week’s work', { ...late, isFirstOfWeek: true }, true],
  ['on no other day of it', late, false],
  ['on the way back after quiet days', { ...late, quietDays: 5 }, true],
  ['not of two late lessons', { ...late, daysBehind: 3, isFirstOfWeek: true }, false],
  [
    'not while a plan closes it',
    { ...late, isFirstOfWeek: true, pause: { from: '2026-11-18', until: '2026-12-01' } },
    false,
  ],
  ['not with three lessons left', { ...late, lessonsLeft: 3, isFirstOfWeek: true }, false],
  ['not on day 180', { ...late, currentDay: 180, isFirstOfWeek: true }, false],
])('a gap is told %s', (_, given, isTold) => expect(tellsGap(aPace(given))).toBe(isTold))

test('who keeps to hours that take longer than the calendar is told how far they are, and until when', () => {
  const onTime = { phase: 'Foundation', lesson: 9, lessons: 34, endsOn: '2027-05-30' }
  expect(onTimeWords(aPace({ agreedHours: 5, onTime }))).toBe(
    'At your 5 hours a week you’re on time: lesson 9 of 34. Foundation ends about May 30.',
  )
  expect(onTimeWords(aPace({ agreedHours: 5 }))).toBeUndefined()
})
