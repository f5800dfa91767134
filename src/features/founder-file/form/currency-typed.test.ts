import { expect, test } from 'vitest'
import { readNumber } from './read-input.ts'
import { whyUnread } from './why-unread.ts'

function read(typed: string, currency: string) {
  const asked = { kind: 'money', range: 'any', currency } as const
  const result = readNumber(typed, asked)
  return 'fault' in result ? { error: whyUnread(typed, result.fault, asked) } : result
}

test.each([
  ['€540', 'USD', 'US dollars'],
  ['540 €', 'USD', 'US dollars'],
  ['540 EUR', 'USD', 'US dollars'],
  ['540 euros', 'USD', 'US dollars'],
  ['£540', 'USD', 'US dollars'],
  ['¥540', 'USD', 'US dollars'],
  ['CA$540', 'USD', 'US dollars'],
  ['CHF 540', 'USD', 'US dollars'],
  ['₹540', 'USD', 'US dollars'],
  ['-€540', 'USD', 'US dollars'],
  ['€1.2m', 'USD', 'US dollars'],
  ['$540', 'EUR', 'euros'],
  ['540 kr', 'EUR', 'euros'],
])('%s in a file in %s is said, and not taken', (typed, currency, name) => {
  expect(read(typed, currency)).toEqual({
    error: `“${typed}” isn’t in ${name}, the currency of your file. Enter the amount in ${name}, or change the currency in Settings.`,
  })
})

test.each([
  ['540€', 'EUR'],
  ['€ 540', 'EUR'],
  ['540 euro', 'EUR'],
  ['US$540', 'USD'],
  ['A$540', 'AUD'],
  ['$540', 'CAD'],
  ['CA$540', 'CAD'],
  ['540 kr', 'SEK'],
])('%s in a file in %s is its own', (typed, currency) => {
  expect(read(typed, currency)).toEqual({ value: 540 })
})
