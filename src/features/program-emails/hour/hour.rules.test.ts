import { expect, test } from 'vitest'
import { lessonOfTheHour, mostQuietDays } from './hour.rules.ts'

const lesson = { id: 'hours', moduleId: 'baseline', title: 'Where your hours go', minutes: 25, fieldMinutes: 0 }
const ordinary = { next: lesson, pause: null, doneToday: [], isFinished: false, catchUp: null, quietDays: 1 }
const plan = { since: '2026-11-16', meetsOn: null, promisedOn: null, nextOn: '2026-11-21' }

test.each([
  ['the next lesson on an ordinary day', {}, lesson],
  ['none when one is done today', { doneToday: ['Ten numbers'] }, undefined],
  ['none during a pause', { pause: { from: '2026-11-18', until: '2026-11-24' } }, undefined],
  ['none when all are done', { isFinished: true }, undefined],
  ['none when the plan opens no more', { next: null }, undefined],
  ['none when a catch-up plan has none for today', { catchUp: { ...plan, today: [] } }, undefined],
  ['the next when a catch-up plan has one', { catchUp: { ...plan, today: [lesson] } }, lesson],
  ['the next after three quiet weeks', { quietDays: mostQuietDays }, lesson],
  ['none after more', { quietDays: mostQuietDays + 1 }, undefined],
])('the email names %s', (_, pace, named) => {
  expect(lessonOfTheHour({ ...ordinary, ...pace }, [])).toEqual(named)
})
