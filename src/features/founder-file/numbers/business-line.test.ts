import { expect, test } from 'vitest'
import type { Mark } from '../worksheets/kinds.ts'
import { businessLine } from './business-line.ts'
import type { BusinessNumber } from './numbers.contract.ts'

const point = (date: string, value: number, mark: Mark = 'C', onDay = 60) => ({
  id: date,
  onDay,
  date,
  value,
  mark,
  pageId: null,
  computed: false,
  at: `${date}T10:00:00.000Z`,
  corrected: [],
})
const day1 = (value: number, mark: Mark = 'C') => point('2026-03-02', value, mark, 1)
const number = (key: string, label: string, points: BusinessNumber['points']): BusinessNumber => ({
  key,
  label,
  unit: key === 'hours' ? 'hours' : 'money',
  digits: 0,
  range: 'any',
  definition: '',
  better: key === 'costs' ? 'neither' : key === 'hours' ? 'down' : 'up',
  isEntered: true,
  points,
})
const left = number('left_over', 'Left over', [day1(388), point('2026-05-04', 495)])
const hours = number('hours', 'Hours a week', [day1(46, 'G'), point('2026-04-27', 38), point('2026-05-04', 38, 'G')])
const business = { currency: 'USD', isEntryDue: false, today: '2026-05-04', startedOn: '2026-03-02' }
const line = (numbers: BusinessNumber[], given: Partial<typeof business> = {}) =>
  businessLine({ ...business, numbers, ...given })
/** From the day of the last entry. */
const days = (count: number) =>
  Array.from({ length: count }, (_, day) => new Date(Date.UTC(2026, 4, 4 + day)).toISOString().slice(0, 10))

test('on the day of an entry it says what is left over beside day 1, later with the day that it was measured on', () => {
  expect(line([hours, left])).toBe('Left over: $495, up $107 since day 1.')
  expect(line([hours, left], { today: '2026-05-06' })).toBe('Left over: $495 on May 4, up $107 since day 1.')
})

test('the days after it turn to the other numbers and to the time before; a guess is told as one', () => {
  expect(days(4).map((today) => line([hours, left], { today }))).toEqual([
    'Left over: $495, up $107 since day 1.',
    'Hours a week: 38 h on May 4 (guessed), down 8 h since day 1 (guessed).',
    'Left over: $495 on May 4, up $107 since day 1.',
    'Hours a week: 38 h on May 4 (guessed), down 8 h since day 1 (guessed).',
  ])
})

test('a guess that got better hides no loss that was counted, and what changed most comes first', () => {
  const lost = number('left_over', 'Left over', [day1(860), point('2026-05-04', 770)])
  const fewer = number('clients', 'Customers', [day1(19), point('2026-05-04', 12)])
  expect(line([hours, lost])).toBe('Left over: $770, down $90 since day 1.')
  expect(line([hours, lost, fewer])).toMatch(/^Customers/)
  const more = number('asked', 'People who asked', [day1(4), point('2026-05-04', 41)])
  expect(line([left, more])).toMatch(/^People who asked/)
})

test('the first who paid come before everything, and a counted fall before what got better', () => {
  const clients = number('clients', 'Customers', [day1(0), point('2026-05-04', 1)])
  const revenue = number('revenue', 'Revenue', [day1(0), point('2026-05-04', 40)])
  expect(line([revenue, clients])).toBe(
    'Your first paying customer since you began: $40. Ask what made them say yes, while they remember.',
  )
  const fell = number('revenue', 'Revenue', [day1(0), point('2026-04-27', 836), point('2026-05-04', 732)])
  const more = number('clients', 'Customers', [day1(0), point('2026-04-27', 5), point('2026-05-04', 8)])
  expect(line([more, fell])).toBe('Revenue: $732, down $104 since Apr 27 and up $732 since day 1.')
  const guessed = number('revenue', 'Revenue', [day1(0), point('2026-04-27', 836, 'G'), point('2026-05-04', 732)])
  expect(line([more, guessed])).not.toContain('down')
})

test('an entry from before the program is no day 1', () => {
  const early = number('revenue', 'Revenue', [point('2026-02-10', 300, 'C', 1), point('2026-05-04', 400)])
  expect(line([early])).toBe('Revenue: $400, up $100 since Feb 10.')
})

test('what only day 1 measured is told for a week, and costs by themselves never', () => {
  const once = [number('revenue', 'Revenue', [day1(540)]), number('costs', 'Costs', [day1(200)])]
  const told = (today: string) => line(once, { today })
  expect([told('2026-03-02'), told('2026-03-03'), told('2026-03-04'), told('2026-03-10')]).toEqual([
    'Revenue: $540.',
    undefined,
    'Revenue: $540 on Mar 2.',
    undefined,
  ])
})

test('the end of the cash is told first, once it is near and until it is there', () => {
  const spent = [
    number('cash', 'Cash', [point('2026-05-04', 1200)]),
    number('left_over', 'Left over', [day1(100), point('2026-05-04', -600)]),
  ]
  expect(line(spent)).toBe(
    'Cash: $1,200. With $600 more going out than coming in over 30 days, it lasts until about Jul 3.',
  )
  expect(line(spent, { today: '2026-07-05' })).not.toContain('lasts')
  const rich = [number('cash', 'Cash', [point('2026-05-04', 9000)]), ...spent.slice(1)]
  expect(line(rich)).toBe('Left over: -$600, down $700 since day 1.')
})

test('what got better comes before what didn’t, and a first entry has no minus', () => {
  const cash = number('cash', 'Cash', [day1(1800), point('2026-05-04', 1370)])
  const clients = number('clients', 'Customers', [day1(0), point('2026-05-04', 9)])
  expect(days(3).map((today) => line([cash, clients], { today }))).toEqual([
    'Your first paying customers since you began. Ask what made them say yes, while they remember.',
    'Customers: $9 on May 4, up $9 since day 1.',
    'Your first paying customers since you began. Ask what made them say yes, while they remember.',
  ])
  const first = [number('left_over', 'Left over', [day1(-49)]), number('revenue', 'Revenue', [day1(57)])]
  expect(line(first, { today: '2026-03-02' })).toBe('Revenue: $57.')
})

test('who measured nothing is told nothing', () => {
  expect(line([{ ...left, points: [] }])).toBeUndefined()
  expect(line([], { isEntryDue: true })).toBeUndefined()
})

test.each([1, 2, 3, 4, 5, 6, 7])(
  'with %i numbers no two days in a row say the same, whenever the entry is due',
  (count) => {
    const numbers = Array.from({ length: count }, (_, at) => ({ ...left, key: `n${at}`, label: `Number ${at}` }))
    for (const isDueAfter of [1, 2, 3, 5, 7]) {
      const said = days(40).map((today, day) => line(numbers, { today, isEntryDue: day >= isDueAfter }))
      const numbersOf = said.map((one) => one?.replace(/ ?This week’s numbers aren’t in yet\.$/, '') || undefined)
      expect(numbersOf.filter((one, day) => one !== undefined && one === numbersOf[day - 1])).toEqual([])
      expect(said.some((one) => one?.endsWith('This week’s numbers aren’t in yet.'))).toBe(true)
    }
  },
)
