import { expect, test } from 'vitest'
import { spokenPair, withDigits } from './number-words.ts'

test.each<[string, string]>([
  ['a hundred and ninety five', '195'],
  ['twenty two hundred a month', '2200 a month'],
  ['a thousand two hundred and fifty', '1250'],
  ['one million two hundred thousand', '1200000'],
  ['Forty-eight', '48'],
  ['two grand', '2000'],
  ['a couple of hundred', '200'],
  ['half a dozen eggs', '6 eggs'],
  ['a dozen', '12'],
  ['half my customers', '50% of my customers'],
  ['one euro twenty, five days a week', '1.20 euro, 5 days a week'],
  ['two dollars fifty', '2.50 dollars'],
  // What stands side by side stays apart.
  ['two five hour shifts', '2 5 hour shifts'],
  ['six and eight', '6 and 8'],
  ['twenty and five', '20 and 5'],
  // These count nothing.
  ['one of them', 'one of them'],
  ['each one', 'each one'],
])('%s is read as %s', (said, read) => expect(withDigits(said)).toBe(read))

test('what is spoken without “hundred” may be a sum with cents', () => {
  expect(spokenPair('a coffee at three fifty')).toMatchObject({ cents: '3.50', hundreds: '350' })
  expect(spokenPair('one ninety five for a service')).toMatchObject({ cents: '1.95', hundreds: '195' })
  expect(spokenPair('three hundred and fifty')).toBeUndefined()
  expect(spokenPair('two five hour shifts')).toBeUndefined()
})
