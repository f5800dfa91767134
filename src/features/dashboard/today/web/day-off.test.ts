import { expect, test } from 'vitest'
import { aLesson, aPace } from '#tests/web/pace-data.ts'
import { type Pace, type Today, today } from '../today.rules.ts'

const rows: [string, Partial<Pace>, string, Today['action']][] = [
  [
    'on a day that was not agreed to',
    { isDayOff: true, nextHourOn: '2026-11-23' },
    'Yesterday: Ten numbers. Next on Monday: Where your hours go, 25 min.',
    'ahead',
  ],
  [
    'on the eve of one that was',
    { isDayOff: true, nextHourOn: '2026-11-21' },
    'Yesterday: Ten numbers. Tomorrow: Where your hours go, 25 min.',
    'ahead',
  ],
  [
    'on day 1, whatever was agreed to',
    {
      lessonsDone: 0,
      lastWork: null,
      currentDay: 1,
      quietDays: 0,
      isDayOff: true,
      nextHourOn: '2026-11-23',
      next: aLesson('Ten numbers', 30),
    },
    'Day 1. One 30-minute lesson and you’re moving: Ten numbers.',
    'lesson',
  ],
  [
    'two lessons late after a weekend',
    { currentDay: 50, doneDay: 47, daysBehind: 3, behind: [aLesson('A', 29), aLesson('B', 29)], minutesBehind: 58 },
    'Yesterday: Ten numbers. Today: Where your hours go, 25 min.',
    'lesson',
  ],
]

test.each(rows)('%s', (_, given, words, action) => {
  expect(today(aPace(given))).toEqual({ words, action })
})
