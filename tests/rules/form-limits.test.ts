import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('src/{app,features}/**/web/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'))

/** What a form says of how much may be entered, as a number of its own. */
const typed = [
  /\b(?:maxLength|minLength)=(?:\{\d|")/,
  /\b(?:max|min)=(?:\{-?(?!0\})\d|"-?(?!0")\d)/,
  /\.(?:length|size) (?:<|<=|>|>=) (?:[2-9]|\d{2,}|\d[\d_]*(?: \*|\b(?=_)))/,
  /\d+ \* 1024/,
  /\b(?:at least|at most|up to|more than) \d+ (?:characters|letters|entries|MB|kB)/i,
]

/** Numbers that no contract has, each with its reason. */
const own: Record<string, string> = {
  'src/features/program/web/lesson-table.tsx': 'a cell of a few letters is a mark',
}

test('no form types a limit that its contract has: it reads it from the rules that both import', () => {
  const found = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line) => (typed.some((pattern) => pattern.test(line)) ? [`${path}: ${line.trim()}`] : [])),
  )
  expect(found.filter((line) => !Object.keys(own).some((path) => line.startsWith(path)))).toEqual([])
})

test('the patterns see a typed limit where there is one', () => {
  const lines = [
    'maxLength={80}',
    'maxLength="80"',
    'max={50}',
    'x.length < 8',
    'up to 5 MB',
    '5 * 1024',
    'x.size > 500',
  ]
  expect(lines.filter((line) => !typed.some((pattern) => pattern.test(line)))).toEqual([])
  const fine = ['maxLength={limits.name}', 'min={0}', 'list.length > 0', 'list.length > 1', 'max={points.today}']
  expect(fine.filter((line) => typed.some((pattern) => pattern.test(line)))).toEqual([])
})
