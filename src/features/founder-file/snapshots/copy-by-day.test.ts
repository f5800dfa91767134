import { expect, test } from 'vitest'
import { copyByDay, milestoneDays } from './copy-by-day.ts'

const copy = (programDay: number, keptAt = '2026-01-01') => ({ programDay, keptAt })

test.each([
  ['nothing was kept', [], [undefined, undefined, undefined, undefined]],
  ['kept on each day', [1, 60, 120, 180], [1, 60, 120, 180]],
  ['kept shortly before', [1, 58, 119, 176], [1, 58, 119, 176]],
  ['kept later than day 1', [12], [undefined, 12, undefined, undefined]],
  ['nothing new by a day that has passed', [1, 121], [1, 1, 1, 121]],
  ['after the end', [1, 200], [1, 1, 1, 1]],
])('%s: each day shows what stood then', (_, days, shown) => {
  const found = copyByDay(
    days.map((day) => copy(day)),
    milestoneDays,
  )
  expect(found.map((one) => one?.programDay)).toEqual(shown)
})

test('of two copies of a day the later one counts', () => {
  const copies = [copy(60, '2026-03-02T10:00:00.000Z'), copy(60, '2026-03-01T10:00:00.000Z')]
  expect(copyByDay(copies, [60])).toEqual([copies[0]])
})

test('after days were moved or begun again, what was kept since is what stands', () => {
  const [former, later] = [copy(29, '2026-01-29'), copy(20, '2026-01-30')]
  expect(copyByDay([former, later], [60])).toEqual([later])
  const walks = [copy(1, '2026-01-01'), copy(60, '2026-03-01'), copy(1, '2026-04-01'), copy(8, '2026-04-08')]
  expect(copyByDay(walks, milestoneDays)).toEqual([walks[2], walks[3], undefined, undefined])
})
