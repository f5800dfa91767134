import { expect, test } from 'vitest'
import { aLesson, aPace } from '#tests/web/pace-data.ts'
import { type Pace, type Today, today } from '../today.rules.ts'

const five = ['A', 'B', 'C', 'D', 'E'].map((title) => aLesson(title, 29))
const nothingDone = { lessonsDone: 0, lastWork: null, currentDay: 1, quietDays: 0 } as const
const late = { currentDay: 33, doneDay: 21, daysBehind: 12, behind: five, minutesBehind: 145 } as const
const done = { doneToday: ['Ten numbers'], quietDays: 0 }
const plan = {
  since: '2026-11-18',
  meetsOn: '2026-12-05',
  promisedOn: '2026-12-05',
  today: [aLesson('A', 30), aLesson('B', 25)],
  nextOn: null,
}

const rows: [string, Partial<Pace>, string, Today['action']][] = [
  [
    'on day 1',
    { ...nothingDone, next: aLesson('Ten numbers', 30) },
    'Day 1. One 30-minute lesson and you’re moving: Ten numbers.',
    'lesson',
  ],
  ['on day 2, with yesterday’s lesson', {}, 'Yesterday: Ten numbers. Today: Where your hours go, 25 min.', 'lesson'],
  [
    'some days after two lessons',
    { lastWork: { on: '2026-11-17', lessons: ['A', 'B'] }, quietDays: 3 },
    'Last time: A and B. Today: Where your hours go, 25 min.',
    'lesson',
  ],
  [
    'after a gap',
    { quietDays: 7, daysBehind: 4 },
    'Good to see you. Six days off is fine. Pick up where you left off: Where your hours go, 25 min.',
    'lesson',
  ],
  [
    'a week in, with nothing done',
    { ...nothingDone, currentDay: 8, quietDays: 7 },
    'Good to see you. Start here: Where your hours go, 25 min.',
    'lesson',
  ],
  [
    'four days in, with nothing done',
    { ...nothingDone, currentDay: 4, quietDays: 3, daysBehind: 3, next: aLesson('Ten numbers', 30) },
    'Day 4. One 30-minute lesson and you’re moving: Ten numbers.',
    'lesson',
  ],
  [
    'twelve behind, at work',
    { ...late, doneToday: ['Z'] },
    'Done today: Z. That’s enough for one day. Tomorrow: Where your hours go.',
    'ahead',
  ],
  [
    'twelve behind, after a gap',
    { ...late, quietDays: 11 },
    'Good to see you. Ten days off is fine. Pick up where you left off: Where your hours go, 25 min.',
    'lesson',
  ],
  [
    'twelve behind, the day after a lesson',
    late,
    'Yesterday: Ten numbers. Today: Where your hours go, 25 min.',
    'lesson',
  ],
  [
    'back after a catch-up plan that ended by itself',
    { ...late, quietDays: 16, hasCatchUpLapsed: true },
    'Good to see you. Your catch-up plan ended by itself after two weeks without work, and nothing is lost. Pick up where you left off: Where your hours go, 25 min.',
    'lesson',
  ],
  [
    'done for today, with the next day that was agreed to',
    { ...done, nextHourOn: '2026-11-24' },
    'Done for today. Tuesday: Where your hours go.',
    'ahead',
  ],
  [
    'done for today, the first work after a gap',
    { ...done, lastWork: { on: '2026-11-10', lessons: ['Z'] } },
    'Good to have you back. Done for today. Tomorrow: Where your hours go.',
    'ahead',
  ],
  [
    'twelve behind, at work after a gap',
    { ...late, doneToday: ['Z'], lastWork: { on: '2026-11-09', lessons: ['A'] } },
    'Good to have you back. Done today: Z. That’s enough for one day. Tomorrow: Where your hours go.',
    'ahead',
  ],
  ['with a plan', { ...late, catchUp: plan }, 'Catching up until Dec 5. Today: A and B, 55 min.', 'lesson'],
  [
    'with a plan, on a day off',
    { ...late, catchUp: { ...plan, today: [], nextOn: '2026-11-23' } },
    'Catching up until Dec 5. Nothing is planned for today. Monday: Where your hours go.',
    'ahead',
  ],
  ['done for today', done, 'Done for today. Tomorrow: Where your hours go.', 'ahead'],
  [
    'done with the plan’s work of today',
    { ...late, ...done, catchUp: { ...plan, today: [], nextOn: '2026-11-23' } },
    'Done for today. Monday: Where your hours go.',
    'ahead',
  ],
  [
    'at the end of what the plan opens',
    { next: null, lessonsDone: 31, lessonsLeft: 0, lessonsShut: 64, opensWith: 'quantum' },
    'You’ve finished all 31 lessons that your plan opens.',
    'week',
  ],
  [
    'during a pause',
    { pause: { from: '2026-11-18', until: '2026-12-01' } },
    'Your program is paused. Day 17 waits for you.',
    'ahead',
  ],
  [
    'on day 180',
    { ...late, currentDay: 180, lessonsLeft: 31 },
    'Day 180, and nothing closes: what you made is yours, and the rest waits for you. Next: Where your hours go, 25 min.',
    'days-over',
  ],
  [
    'on the day after',
    { ...late, currentDay: 180, daysOver: 1, lessonsLeft: 31 },
    'Your 180 days are up, and nothing closes: what you made is yours, and the rest waits for you. Next: Where your hours go, 25 min.',
    'days-over',
  ],
  [
    'three weeks later',
    { ...late, currentDay: 180, daysOver: 21, lessonsLeft: 31 },
    'Your 180 days are up, and nothing closes: what you made is yours, and the rest waits for you. Next: Where your hours go, 25 min.',
    'lesson',
  ],
  [
    'at the end of it all',
    { isFinished: true, next: null, doneToday: ['Second baseline'] },
    'You made it. Stand here a minute.',
    'summit',
  ],
  [
    'the day after the end',
    { isFinished: true, next: null },
    'It’s all behind you. Your map, your numbers and what’s next are on the summit.',
    'summit',
  ],
  [
    'on day 200 with nothing done',
    { ...nothingDone, currentDay: 180, daysOver: 20, quietDays: 199, daysBehind: 179, behind: five },
    'You haven’t started yet. Begin again on day 1?',
    'begin-again',
  ],
  [
    'begun again with lessons done',
    { currentDay: 1, quietDays: 0, lastWork: { on: '2026-05-01', lessons: ['A'] } },
    'Day 1 again, with eight lessons done. Today: Where your hours go, 25 min.',
    'lesson',
  ],
]

test.each(rows)('%s', (_, given, words, action) => {
  expect(today(aPace(given))).toEqual({ words, action })
})

test('whatever the record, no one without a lesson is told that it was the last day', () => {
  for (const daysOver of [0, 1, 20])
    for (const quietDays of [0, 5, 14, 199]) {
      const { words } = today(aPace({ ...nothingDone, currentDay: 180, daysOver, quietDays }))
      expect(words).not.toMatch(/last day/i)
    }
})

const silent = { ...nothingDone, currentDay: 60, quietDays: 59, daysBehind: 59, behind: five, asksHowToGoOn: true }

test('who wrote in the Founder file has started, with no lesson complete', () => {
  expect(today(aPace({ ...silent, hasWritten: true }))).toEqual({
    words:
      'Your Founder file is under way. Mark a lesson complete and the map moves too. Next: Where your hours go, 25 min.',
    action: 'lesson',
  })
  expect(today(aPace(silent)).action).toBe('begin-again')
})
