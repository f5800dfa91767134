import { expect, test } from 'vitest'
import { filledIn, toldForDraft } from './told-for-draft.ts'

test.each<[string, Record<string, string>]>([
  [
    'mail to mrs lopez, invoice 52 for the garden, €310, was due 4 march',
    { name: 'Mrs. Lopez', 'invoice number': '52', amount: '€310', date: 'March 4' },
  ],
  ['tell Anna that the lesson goes from 28 to 32 in may', { name: 'Anna', 'old price': '28', 'new price': '32' }],
  ['from June 1st it costs 14 instead of 12', { 'old price': '12', 'new price': '14', date: 'June 1' }],
  [
    'closed 3 aug to 18 aug, back on the 19th',
    { 'first day': 'August 3', 'last day': 'August 18', 'day back': 'August 19' },
  ],
  ['quote for a new roof, sent two weeks ago', { what: 'new roof', days: '14' }],
  [
    'they say “the room was cold and loud”, we owe them 10%',
    { 'their words': 'the room was cold and loud', percent: '10%' },
  ],
  ['job ad: part-time cook, 17 an hour, in Leeds', { role: 'part-time cook', pay: '17 an hour', place: 'Leeds' }],
])('%s', (text, told) => {
  expect(Object.fromEntries(toldForDraft(text))).toMatchObject(told)
})

test('of two sums of money none is taken', () => {
  expect(toldForDraft('I pay $50 back of the $200').has('amount')).toBe(false)
})

test('what isn’t told stays in brackets, and what begins a line has a capital', () => {
  const told = new Map([['trade', 'dog walker']])
  expect(filledIn('1. [trade] in [place]\nCall your [trade].', told)).toBe(
    '1. Dog walker in [place]\nCall your dog walker.',
  )
})
