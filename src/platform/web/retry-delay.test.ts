import { expect, test } from 'vitest'
import { retryDelay } from './retry-delay.ts'

test('pauses double from one second to a minute', () => {
  expect([1, 2, 3, 6, 7, 40].map((failures) => retryDelay(failures, 0.5))).toEqual([
    1000, 2000, 4000, 32_000, 60_000, 60_000,
  ])
})

test('each pause is up to a fifth shorter or longer, by chance', () => {
  expect([retryDelay(3, 0), retryDelay(3, 1)]).toEqual([3200, 4800])
})
