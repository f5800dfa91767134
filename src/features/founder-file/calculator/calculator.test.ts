import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluate } from './evaluate.ts'
import { referencesOf } from './formula.ts'
import { parseFormula } from './parse-formula.ts'
import { printFormula } from './print-formula.ts'

const read = (text: string) => {
  const parsed = parseFormula(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.says}`)
  return parsed.formula
}

test.each([
  ['', 0, 'Something is missing at the end.'],
  ['1 +', 3, 'Something is missing at the end.'],
  ['(1', 2, 'A ) is missing.'],
  ['ROUND(1', 7, 'A ) is missing.'],
  ['1)', 1, ') does not belong here.'],
  ['2 3', 2, '3 does not belong here.'],
  ['* 2', 0, '* does not belong here.'],
  ['ROUND(,1)', 6, ', does not belong here.'],
  ['1 ! 2', 2, '! has no meaning here.'],
  ['"half', 0, 'The quotation mark is not closed.'],
  ['[half', 0, 'The square bracket is not closed.'],
  ['[]', 0, '[] is not a name: one to three parts with dots between them.'],
  ['[a.b.c.d]', 0, '[a.b.c.d] is not a name: one to three parts with dots between them.'],
  ['[a b]', 0, '[a b] is not a name: one to three parts with dots between them.'],
  ['price * 2', 0, 'price stands alone; a field is written [price].'],
  ['process.exit(1)', 7, '. has no meaning here.'],
  ['constructor(1)', 0, 'There is no function CONSTRUCTOR.'],
  ['1 + IFERROR(1, 2)', 4, 'There is no function IFERROR.'],
  ['IF(1)', 0, 'IF needs 2 parts.'],
  ['SQRT(1, 2)', 0, 'SQRT takes no more than 1 part.'],
  ['ABS(1, 2)', 0, 'ABS takes no more than 1 part.'],
  ['1e999', 0, 'The number is too large.'],
  [`${'('.repeat(50)}1`, 40, 'More than 40 parts stand one inside another.'],
  [`1${'+1'.repeat(1000)}`, 2000, 'A formula has at most 2000 characters.'],
])('%s is refused in plain words', (text, at, says) => {
  expect(parseFormula(text)).toEqual({ ok: false, at, says })
})

test('a formula names its references by their parts', () => {
  const formula = read('=IF([cash.<.end]>0, SUM([a:b]), -[lines.=] & [price] & [scores.candidate_a.total])')
  expect(referencesOf(formula).map(({ parts }) => parts)).toEqual([
    ['cash', '<', 'end'],
    ['a:b'],
    ['lines', '='],
    ['price'],
    ['scores', 'candidate_a', 'total'],
  ])
})

test('a range is worked through cell by cell in SUMPRODUCT alone', () => {
  const lookup = () => [1, 2, 3]
  expect(evaluate(read('SUMPRODUCT([a] * [b])'), lookup)).toBe(14)
  expect(evaluate(read('SUM([a] * [b])'), lookup)).toEqual({ fault: 'words' })
  expect(evaluate(read('[a]'), lookup)).toEqual({ fault: 'words' })
})

test('a fault says why there is no result', () => {
  const fault = (text: string) => evaluate(read(text), () => 'n/a')
  expect(fault('1 / 0')).toEqual({ fault: 'division' })
  expect(fault('[a] + 1')).toEqual({ fault: 'words' })
  expect(fault('INDEX([a], 4)')).toEqual({ fault: 'missing' })
  expect(fault('1e300 * 1e300')).toEqual({ fault: 'size' })
})

test('as many sums as a formula has room for, and as many brackets as it may have, are worked out', () => {
  expect(evaluate(read(`1${'+1'.repeat(999)}`), () => null)).toBe(1000)
  expect(evaluate(read(`${'('.repeat(39)}1${')'.repeat(39)}`), () => null)).toBe(1)
  expect(evaluate(read(`${'-'.repeat(39)}1`), () => null)).toBe(-1)
})

test('work has an end, however large the ranges are', () => {
  const range = Array.from({ length: 60_000 }, () => 1)
  expect(evaluate(read('SUM([a])'), () => range)).toBe(60_000)
  expect(evaluate(read('SUM([a]) + SUM([a])'), () => range)).toEqual({ fault: 'size' })
  expect(evaluate(read('[a] & [a]'), () => 'x'.repeat(20_000))).toEqual({ fault: 'size' })
})

const piece = fc.constantFrom(
  ...['+', '-', '*', '/', '&', '=', '<>', '<', '>=', '(', ')', ',', '[a]', '[a.b]', '[a:b]', '[<.c]', '1', '0', '2.5'],
  ...['30%', '1e300', '""', '"x"', '"<5"', '"2026-02-31"', 'TRUE', 'IF(', 'SUM(', 'ROUND(', 'MIN(', 'COUNTIF([a:b],'],
  ...[
    'SUMPRODUCT(',
    'INDEX([a:b],',
    'MATCH(1,[a:b],',
    'AVERAGE(',
    'toString(',
    '__proto__',
    '.',
    '%',
    '"',
    '[',
    '\u0000',
  ],
)
const soup = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))

const leaf = fc.constantFrom('[a]', '[a:b]', '[<.c]', '0', '2.5', '1e300', '15%', '"x"', '"<5"', 'TRUE', '"say ""so"""')
const { written } = fc.letrec<{ written: string }>((tie) => ({
  written: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    leaf,
    fc
      .tuple(tie('written'), fc.constantFrom('+', '-', '*', '/', '&', '=', '<>', '<', '>='), tie('written'))
      .map((parts) => parts.join('')),
    tie('written').map((inner) => `(${inner})`),
    tie('written').map((inner) => `-${inner}`),
    fc
      .tuple(fc.constantFrom('SUM', 'MIN', 'AND', 'COUNT', 'AVERAGE', 'SUMPRODUCT'), tie('written'))
      .map(([name, inner]) => `${name}(${inner})`),
    fc
      .tuple(
        fc.constantFrom('IF', 'ROUND', 'COUNTIF', 'SUMIF', 'INDEX', 'MATCH', 'MAX'),
        tie('written'),
        tie('written'),
      )
      .map(([name, a, b]) => (name === 'ROUND' ? `round(${a},${b})` : `${name}(${a},${b})`)),
  ),
}))

const held = fc.oneof(
  fc.double(),
  fc.integer({ min: -3, max: 9 }),
  fc.string(),
  fc.constantFrom(null, '', true, '5', '<3', '1e999', -0),
  fc.anything(),
)

describe('whatever is written and whatever the cells hold', () => {
  const sound = (text: string, a: unknown, range: readonly unknown[]) => {
    const parsed = parseFormula(text)
    if (!parsed.ok) {
      expect(parsed.says).toMatch(/^\S.*\.$/s)
      expect(parsed.at).toBeLessThanOrEqual(text.length)
      return
    }
    // What reaches the calculator from outside may be anything.
    const lookup = ({ text }: { text: string }) => (text.includes(':') ? range : a) as null
    const value: unknown = evaluate(parsed.formula, lookup)
    expect(value).not.toBeNull()
    expect(['number', 'string', 'boolean', 'object']).toContain(typeof value)
    if (typeof value === 'number') expect(Number.isFinite(value) && !Object.is(value, -0)).toBe(true)
    if (typeof value === 'object')
      expect(value).toEqual({ fault: expect.stringMatching(/division|words|missing|size/) })
  }

  test('pieces thrown together never throw and never come to NaN', () => {
    fc.assert(fc.property(soup, held, fc.array(held), sound), { numRuns: 2000 })
  })

  test('characters thrown together never throw', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 2100 }), held, fc.array(held), sound), { numRuns: 50 })
  })

  test('formulas never throw and never come to NaN', () => {
    fc.assert(fc.property(written, held, fc.array(held), sound), { numRuns: 2000 })
  })

  test('a formula reads the same when it has been printed', () => {
    fc.assert(
      fc.property(written, (text) => {
        const parsed = parseFormula(text)
        fc.pre(parsed.ok)
        const printed = printFormula(read(text))
        expect(read(printed)).toEqual(read(text))
        expect(printFormula(read(printed))).toBe(printed)
      }),
    )
  })
})
