import { expect, test } from 'vitest'
import { reminderAt } from './reminder-at.ts'

const time = '2026-03-12T15:00:00.000Z'
const before = (hours: number) => Temporal.Instant.from(time).subtract({ hours })

test.each([
  ['long before', 24 * 20, 24],
  ['30 hours before', 30, 24],
  ['a little later than that', 29.9, 3],
  ['9 hours before', 9, 3],
  ['a little later than that', 8.9, undefined],
  ['right before', 0.1, undefined],
])('a session that was agreed on %s (%s hours) is reminded of %s hours before', (_, agreed, hours) => {
  const agreedAt = Temporal.Instant.from(time).subtract({ minutes: agreed * 60 })
  expect(reminderAt(time, agreedAt.toString())?.toString()).toBe(hours && before(hours).toString())
})

test('of one that a version before agreed on, a day before', () => {
  expect(reminderAt(time, null)?.toString()).toBe(before(24).toString())
})
