import { expect, test } from 'vitest'
import { movedSince } from './talks.rules.ts'

const point = (date: string, value: number) => ({ at: `${date}T12:00:00.000Z`, date, value, mark: 'C' as const })
const values = (moved: ReturnType<typeof movedSince>) => moved && [moved.before?.value ?? null, moved.now.value]
const since = '2026-03-05T00:00:00.000Z'

test.each([
  ['no point', [], since, null],
  ['nothing new', [point('2026-03-01', 1)], since, null],
  ['a new value', [point('2026-03-01', 1), point('2026-03-06', 2)], since, [1, 2]],
  ['the same value again', [point('2026-03-01', 1), point('2026-03-06', 1)], since, null],
  ['the first value', [point('2026-03-06', 2)], since, [null, 2]],
  [
    'the last point before counts',
    [point('2026-03-01', 1), point('2026-03-02', 3), point('2026-03-06', 2)],
    since,
    [3, 2],
  ],
  ['without a session, from the first', [point('2026-03-01', 1), point('2026-03-06', 2)], null, [1, 2]],
] as const)('a number that moved: %s', (_, points, from, expected) => {
  expect(values(movedSince(points, from))).toEqual(expected)
})

test('the only point there is, before the first session, is told', () => {
  expect(values(movedSince([point('2026-03-01', 1)], null))).toEqual([null, 1])
})
