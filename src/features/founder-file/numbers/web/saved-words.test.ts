import { expect, test } from 'vitest'
import { aNumber, aPoint } from '#tests/web/founder-file-data.ts'
import { savedWords } from '../saved-words.ts'

const entered = (value: number, key = 'revenue') => ({ id: key, key, value, date: '2026-11-23' })
const before = (value: number, date = '2026-11-16') => aPoint(60, value, { id: date, date, pageId: null })
const words = (numbers: Parameters<typeof savedWords>[0], ...given: ReturnType<typeof entered>[]) =>
  savedWords(numbers, { currency: 'USD', entered: given })
const revenue = aNumber({ points: [aPoint(1, 540), before(900)] })

test('what changed since the time before is said with what follows from it', () => {
  const left = aNumber({
    key: 'left_over',
    label: 'Left over',
    isEntered: false,
    points: [before(388), aPoint(67, 495, { date: '2026-11-23', computed: true })],
  })
  const hours = aNumber({ key: 'hours', label: 'Hours a week', unit: 'hours', points: [before(38)] })
  expect(words([revenue, hours, left], entered(1010), entered(36, 'hours'))).toBe(
    'Saved. Since Nov 16: left over up $107 to $495, revenue up $110 to $1,010, and hours a week down 2 h to 36 h.',
  )
})

test('a second entry of the day is beside the day before it, not beside the first', () => {
  const again = aNumber({ points: [before(900), before(950, '2026-11-23')] })
  expect(words([again], entered(1000))).toBe('Saved. Since Nov 16: revenue up $100 to $1,000.')
})

test('what stayed is said to have stayed, and a first entry what it is good for', () => {
  expect(words([revenue], entered(900))).toBe('1 number saved. Nothing changed since Nov 16.')
  expect(words([aNumber()], entered(900))).toBe('1 number saved. Next time you’ll see here what changed.')
})

test('what was measured longer ago is left to the tables', () => {
  const cash = aNumber({ key: 'cash', label: 'Cash', points: [before(100, '2026-09-01')] })
  expect(words([revenue, cash], entered(950), entered(400, 'cash'))).toBe(
    'Saved. Since Nov 16: revenue up $50 to $950.',
  )
})
