import { expect, test } from 'vitest'
import { sumMinutes, workHours, workTimes } from './work-times.ts'

const plain = (times: string) => times.replaceAll('\u00a0', ' ')

test('the times of a lesson are said apart, and what takes nothing is left out', () => {
  expect(plain(workTimes({ read: 6, desk: 24, field: 180 }))).toBe('6 min read · 24 min desk · 3 h field')
  expect(plain(workTimes({ read: 6, desk: 90, field: 0 }))).toBe('6 min read · 1 h 30 min desk')
})

test('those of many lessons are said in hours', () => {
  const lessons = [{ minutes: { read: 20, desk: 200, field: 600 } }, { minutes: { read: 25, desk: 340, field: 600 } }]
  expect(plain(workHours(sumMinutes(lessons)))).toBe('45 min read · 9 h desk · 20 h field')
  expect(plain(workHours(sumMinutes([])))).toBe('')
})
