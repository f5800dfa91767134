import { expect, test } from 'vitest'
import { countDayLine } from './count-day.ts'
import type { BusinessNumber } from './numbers.contract.ts'

const point = (onDay: number, value: number) => ({
  id: `${onDay}`,
  onDay,
  date: '2026-03-02',
  value,
  mark: 'C' as const,
  pageId: null,
  computed: false,
  at: '2026-03-02T10:00:00.000Z',
  corrected: [],
})
const number = (key: string, label: string, better: BusinessNumber['better'], values: [number, number][]) => ({
  key,
  label,
  unit: key === 'revenue' ? ('money' as const) : ('number' as const),
  digits: 0,
  range: 'any' as const,
  definition: '',
  better,
  isEntered: true,
  points: values.map(([onDay, value]) => point(onDay, value)),
})
const grown = [
  number('clients', 'Customers who paid', 'up', [
    [1, 3],
    [180, 9],
  ]),
  number('revenue', 'Revenue', 'up', [
    [1, 760],
    [180, 2240],
  ]),
  number('hours', 'Hours a week', 'down', [
    [1, 40],
    [180, 44],
  ]),
]
const line = (numbers: BusinessNumber[], currentDay: number, daysOver = 0, startedOn = '2026-03-02') =>
  countDayLine({ numbers, currency: 'USD', startedOn }, { currentDay, daysOver })

test('on day 180 and for two weeks it says what got better since the first entry', () => {
  const said = 'Since you began: revenue $760 → $2,240 and customers who paid 3 → 9.'
  expect([line(grown, 180), line(grown, 180, 14), line(grown, 180, 15)]).toEqual([said, said, undefined])
})

test('who hasn’t counted for that day is asked to, on days 60, 120 and 180 alike', () => {
  const before = grown.map((one) => ({ ...one, points: one.points.slice(0, 1) }))
  const ask = (day: number) => `Day ${day}: count your ten numbers again and see what changed since the first time.`
  expect([line(before, 59), line(before, 60), line(before, 74), line(before, 75), line(before, 120)]).toEqual([
    undefined,
    ask(60),
    ask(60),
    undefined,
    ask(120),
  ])
})

test('where nothing got better, what changed is said as it is', () => {
  const worse = [
    number('revenue', 'Revenue', 'up', [
      [1, 900],
      [58, 700],
    ]),
  ]
  expect(line(worse, 60)).toBe('Since you began: revenue $900 → $700.')
})

test('a guess is said beside its number, then and now', () => {
  const [clients] = [
    number('clients', 'Customers who paid', 'up', [
      [1, 3],
      [180, 9],
    ]),
  ]
  const marked = (...marks: ('C' | 'G' | null)[]) => ({
    ...clients,
    points: clients.points.map((one, at) => ({ ...one, mark: marks[at] ?? null })),
  })
  expect(line([marked('G', 'C')], 180)).toBe('Since you began: customers who paid 3 (guessed) → 9.')
  expect(line([marked('C', 'G')], 180)).toBe('Since you began: customers who paid 3 → 9 (guessed).')
})

test('who never measured anything is told nothing', () => {
  expect(line([], 180)).toBeUndefined()
  expect(line([number('revenue', 'Revenue', 'up', [])], 180)).toBeUndefined()
})

test('what was measured before a member began again is of another walk', () => {
  expect(line(grown, 180, 0, '2026-03-03')).toBeUndefined()
})
