import { expect, test } from 'vitest'
import { eitherNumber, plainNumbers } from './plain-numbers.ts'

test.each<[string, string]>([
  ['0,125 of it', '0.125 of it'],
  ['19,90 a month', '19.90 a month'],
  ['12,5%', '12.5%'],
  ['1.200,50 and 3.000', '1200.50 and 3000'],
  ['1.200.000 people', '1200000 people'],
  ['1.200 customers', '1200 customers'],
  ['€1.250', '€1250'],
  ['1,200 customers', '1,200 customers'],
  ['1,200.50', '1,200.50'],
  ['1.250 kg of flour', '1.250 kg of flour'],
  ['a rate of 1.125%', 'a rate of 1.125%'],
  ['points 1,2,3', 'points 1,2,3'],
])('%s is read as %s', (told, read) => expect(plainNumbers(told)).toBe(read))

test('where nothing tells which, both are possible', () => {
  expect(eitherNumber('1.200 * 3')).toEqual({ from: '1.200', one: '1200', other: '1.200' })
  expect(eitherNumber('1.200 customers * 3')).toBeUndefined()
  expect(eitherNumber('1.25 * 3')).toBeUndefined()
})
