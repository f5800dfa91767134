import { expect, test } from 'vitest'
import { aLesson, aPace } from '#tests/web/pace-data.ts'
import { type Pace, type Today, today } from '../today.rules.ts'

const foundation = { id: 'foundation', name: 'Foundation' } as const
const late: Partial<Pace> = {
  currentDay: 33,
  doneDay: 21,
  daysBehind: 12,
  behind: [aLesson('A', 29)],
  minutesBehind: 29,
}

const rows: [string, Partial<Pace>, string, Today['action']][] = [
  ['on its day', { doneToday: ['Ten numbers'], quietDays: 0 }, 'Foundation is behind you. See what you made.', 'phase'],
  [
    'later, with the next phase open',
    {},
    'Foundation is behind you. Today: Where your hours go, 25 min.',
    'next-phase',
  ],
  ['later, behind', late, 'Foundation is behind you. Today: Where your hours go, 25 min.', 'next-phase'],
  [
    'later, with the next phase shut',
    { next: null, opensWith: 'quantum' },
    'You’ve finished all 8 lessons that your plan opens.',
    'week',
  ],
]

test.each(rows)('what is said after a phase %s', (_, pace, words, action) => {
  expect(today(aPace({ phaseDone: foundation, ...pace }))).toEqual({ words, action })
})

test('the last lesson of all is the next step on any day, also with work behind it or the days up', () => {
  const last = { lessonsDone: 94, lessonsLeft: 1, lessonsShut: 0, next: aLesson('Second baseline', 80) }
  const said = { words: 'One lesson to the summit: Second baseline, 1 h 20 min.', action: 'lesson' }
  expect(today(aPace({ ...last, doneToday: ['Freedom'], quietDays: 0 }))).toEqual(said)
  expect(today(aPace({ ...last, ...late, currentDay: 180, daysOver: 20, quietDays: 9 }))).toEqual(said)
  expect(today(aPace({ ...last, lessonsShut: 61 })).words).not.toContain('summit')
})
