import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, type Scheme, themeColors } from './theme-colors.ts'

const css = readFileSync(new URL('../../src/platform/ui/styles/theme.css', import.meta.url), 'utf8')

const grounds = ['paper', 'sheet', 'sunken']
const inks = [
  'ink',
  'ink-soft',
  'accent',
  'accent-strong',
  'success',
  'warning',
  'danger',
  'info',
  'valley',
  'ridge',
  'summit',
]
const metals = ['bronze', 'silver', 'gold', 'diamond']
const softened = ['success', 'warning', 'danger', 'info', 'valley', 'ridge', 'summit']

const textPairs = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ...softened.map((ink) => [ink, `${ink}-soft`] as const),
  ...[...softened, 'accent'].map((soft) => ['ink', `${soft}-soft`] as const),
  ['accent-strong', 'accent-soft'] as const,
  ['on-accent', 'accent'] as const,
  ['on-accent', 'accent-strong'] as const,
  ['paper', 'ink'] as const,
]
const shapePairs = ['line-strong', ...metals].flatMap((shape) => grounds.map((ground) => [shape, ground] as const))

describe.each<Scheme>(['light', 'dark'])('%s theme', (scheme) => {
  const colors = themeColors(css, scheme)

  test.each(textPairs)('%s is read on %s', (ink, ground) => {
    expect(contrast(colors.get(ink)!, colors.get(ground)!)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapePairs)('%s is seen on %s', (shape, ground) => {
    expect(contrast(colors.get(shape)!, colors.get(ground)!)).toBeGreaterThanOrEqual(3)
  })
})

test('contrast is measured as WCAG does', () => {
  const colors = themeColors('--color-one: #ffffff; --color-two: #000000; --color-three: #767676;', 'light')
  expect(contrast(colors.get('one')!, colors.get('two')!)).toBeCloseTo(21, 2)
  expect(contrast(colors.get('one')!, colors.get('three')!)).toBeCloseTo(4.54, 2)
})
