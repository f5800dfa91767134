import { expect, test } from 'vitest'
import { namesNothing, standsAlone } from './stands-alone.ts'

test.each([
  'what should i put in a contract with a freelancer?',
  'which legal form fits a two person studio?',
  'should my brother own half of the company?',
  'ok thanks. how do i calculate my break-even point?',
  'other question: do i need an accountant to start a business?',
  "what's my price?",
  'can i get a refund?',
  'what time is it worth opening a bakery in a small town?',
  'is it safe to travel to mexico?',
  'should i survey people about what they would pay?',
  'what do you call the money that stays after materials?',
  'i make wooden toys. how do i sell to kindergartens?',
])('“%s” asks the same after any other question', (asked) => {
  expect(standsAlone(asked)).toBe(true)
})

test.each([
  'why?',
  'simpler please',
  'and for weekly?',
  'an example',
  'how often should i do that?',
  'how many do i need?',
  'what should i write to him?',
  'which ones first?',
  'what if they refuse',
  "and when that doesn't work?",
  'what would it look like in a bakery with two rooms?',
  'but the others have better quality too',
  "i don't have money for that",
  'do i really need one?',
])('“%s” leans on what was said before', (asked) => {
  expect(standsAlone(asked)).toBe(false)
})

test.each([
  ['i told my landlord that i leave, what does he need from me?', false],
  ['my week disappears and i do not know what i spend it on', false],
  ['clients keep asking for extras that are not in the deal', false],
  ['what do i tell them?', true],
  ['does that work for a hotel?', true],
])('“%s” speaks of something that it hasn’t named: %s', (said, isSo) => {
  expect(namesNothing(said)).toBe(isSo)
})
