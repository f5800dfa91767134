import { expect, test } from 'vitest'
import { calculate } from '../../scripts/content/figures/calculate.ts'
import { figuresOf, numbersIn } from '../../scripts/content/figures/figures.ts'
import { readingGrade, wordCount } from '../../scripts/content/lessons/prose.ts'

const known = new Map([
  ['price', 180],
  ['clients', 3],
])

test.each([
  ['price * clients', 540],
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['-price + 200', 20],
  ['10 - 4 - 3', 3],
  ['round(2.5)', 3],
  ['round(price / 7, 2)', 25.71],
  ['ceil(7 / 2)', 4],
  ['floor(7 / 2)', 3],
  ['min(price, 10) + max(1, 2)', 12],
])('%s is %d', (formula, value) => {
  expect(calculate(formula, known)).toBe(value)
})

test.each(['cost + 1', '1 +', '2 3', 'process.exit(1)', 'constructor(1)', '1 / 0', 'round(1', '"a"'])(
  '%s is refused and runs nothing',
  (formula) => {
    expect(() => calculate(formula, known)).toThrow()
  },
)

test('a figure may use the cast and the figures above it, and nothing else', () => {
  const cast = {
    lumen: {
      name: 'Lumen',
      founder: 'Inês',
      trade: '',
      country: '',
      currency: 'EUR',
      story: '',
      events: {},
      units: {},
      figures: { 1: { price: 180 } },
    },
  }
  const { values, faults } = figuresOf(
    {
      figures: { price: 'cast lumen.1.price', year: 'price * 12', lost: 'cast lumen.2.price', early: 'late', late: 1 },
    },
    cast,
  )
  expect(Object.fromEntries(values)).toEqual({ price: 180, year: 2160, late: 1 })
  expect(faults.map(({ name }) => name)).toEqual(['lost', 'early'])
})

test('days, clock times and years are no figures', () => {
  expect(numbersIn('On days 30 and 45, at 07:30 in 2026, 12.5% of €1,200 came back; day 60 brought 3.')).toEqual([
    '12.5',
    '1,200',
    '3',
  ])
})

test('long words in long sentences read at a higher grade', () => {
  const plain = ['The cat sat on the mat. It was warm there.']
  const heavy = ['Organizational transformation necessitates comprehensive stakeholder communication and evaluation.']
  expect(readingGrade(plain)).toBeLessThan(4)
  expect(readingGrade(heavy)).toBeGreaterThan(12)
  expect(wordCount(plain)).toBe(10)
})
