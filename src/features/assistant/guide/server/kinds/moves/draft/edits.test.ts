import { expect, test } from 'vitest'
import { adding, type Edit, hardening, leavingOut, naming, pricing, shortening, warming } from './edits.ts'

const draft = 'Hello [name], your quote is still open. It comes to [amount]. Shall I keep the day for you?'
const done = (edit: Edit | undefined, isQuote = true) => edit?.(draft, isQuote)

test.each<[string, Edit | undefined, string]>([
  ['a name', naming('his name is tomas'), draft.replace('[name]', 'Tomas')],
  [
    'no price',
    leavingOut('leave out the price'),
    'Hello [name], your quote is still open. Shall I keep the day for you?',
  ],
  ['shorter', shortening('a bit shorter'), 'Hello [name], your quote is still open. Shall I keep the day for you?'],
  ['a sum', pricing('for a garden wall, 900 euros'), draft.replace('[amount]', '900 euros')],
  ['a fact', adding('The gate code is 4471'), `${draft} The gate code is 4471.`],
  ['a wish', adding('mention the parking'), `${draft} [the parking]`],
  ['firmer', hardening('more direct please'), `${draft} Please answer by [day], so that I can plan.`],
])('%s is put into a draft', (_, edit, text) => {
  expect(done(edit)).toBe(text)
})

test('warmer puts a line before and one behind, before the name below it', () => {
  const warm = warming('less formal')?.('We begin on Monday. All the best, [name]', true)
  expect(warm).toBe(
    'Hello [name], I hope you’re well. We begin on Monday. Thank you, and just ask if anything is unclear. All the best, [name]',
  )
})

test('what is no edit changes nothing', () => {
  for (const read of [leavingOut, shortening, warming, hardening])
    expect(read('what do they pay elsewhere')).toBeUndefined()
  expect(naming('she asked twice')).toBeUndefined()
  expect(done(leavingOut('without the dog'))).toBeUndefined()
})

test('of a template only the lines that have it are left out', () => {
  const lines = 'Day 1: we start with [thing],\nas agreed. The price is [price].\nDay 2: a call'
  expect(leavingOut('without the price')?.(lines, false)).toBe(
    'Day 1: we start with [thing], as agreed.\nDay 2: a call',
  )
})

const letter = `Subject: The shed

Hello [name],

Your quote for the shed is still open. It comes to [amount]. Shall I keep the day for you?

Thank you,
[your name]`

test.each<[string, Edit | undefined, string]>([
  ['a name', naming('she’s called Ines'.replace('’', "'")), letter.replace('[name]', 'Ines')],
  ['no price', leavingOut('without the price'), letter.replace(' It comes to [amount].', '')],
  ['shorter', shortening('shorter'), letter.replace(' It comes to [amount].', '')],
  [
    'firmer',
    hardening('firmer'),
    letter.replace('day for you?', 'day for you?\n\nPlease answer by [day], so that I can plan.'),
  ],
])('%s is put into a letter, which keeps its paragraphs', (_, edit, text) => {
  expect(edit?.(letter, true)).toBe(text)
})

test('a letter to somebody with a title keeps its greeting, or gets another name', () => {
  const named = letter.replace('[name]', 'Mrs. Hall')
  expect(shortening('shorter')?.(named, true)).toBe(named.replace(' It comes to [amount].', ''))
  expect(naming('her name is ruth')?.(named, true)).toBe(letter.replace('[name]', 'Ruth'))
})

test('shorter keeps who writes, with the address below, and that one can say no', () => {
  const cold = `Hello [name],

I saw your window. We make bread.

May I bring some on [day]? One word is enough.

If it’s not for you, say so and I won’t write again.

Ada, [business], [number]
[address]`
  expect(shortening('shorter')?.(cold, true)).toBe(`Hello [name],

I saw your window. May I bring some on [day]? If it’s not for you, say so and I won’t write again.

Ada, [business], [number]
[address]`)
})
