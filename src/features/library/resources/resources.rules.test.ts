import { expect, test } from 'vitest'
import type { Resource } from '../library.ts'
import { matches } from './resources.rules.ts'

const resource = {
  category: 'Tools & Software',
  title: 'Guide: Spreadsheets',
  description: 'Twelve FORMULAS a founder needs.',
} as Resource

test.each([
  ['All Resources', '', true],
  ['Tools & Software', '', true],
  ['Templates', '', false],
  ['All Resources', 'spreadSHEETS', true],
  ['All Resources', 'formulas', true],
  ['All Resources', '  founder ', true],
  ['All Resources', 'founders', false],
  ['Templates', 'spreadsheets', false],
  ['All Resources', '%', false],
])('in %s, %j finds the guide: %s', (category, search, found) => {
  expect(matches(resource, { category, search })).toBe(found)
})
