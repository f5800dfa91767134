import { expect, test } from 'vitest'
import { trend } from './stats.rules.ts'

const byDay = new Map([
  ['2026-03-01', 1],
  ['2026-03-08', 2],
])

test('seven days are compared with the seven before', () => {
  expect(trend(byDay, '2026-03-08', '2026-01-01')).toEqual({ current: 2, previous: 1, percent: 100 })
})

test('days before the member joined are nothing to compare with', () => {
  expect(trend(byDay, '2026-03-08', '2026-03-01')).toEqual({ current: 2, previous: 1, percent: null })
})

test('nothing before, no percent', () => {
  expect(trend(new Map(), '2026-03-08', '2026-01-01').percent).toBeNull()
})
