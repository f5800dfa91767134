import { expect, test } from 'vitest'
import { findIn, textFor, unknownPlaceholders } from './several.rules.ts'

test.each([
  ['Hi {name}, well done.', 'Ada', 'Hi Ada, well done.'],
  ['Hi {name}, well done.', '', 'Hi, well done.'],
  ['{name} and {name}', 'Ada', 'Ada and Ada'],
  ['{name}', '', ''],
  ['Hi {name}', '$& $1', 'Hi $& $1'],
])('%s to %s is %s', (text, firstName, read) => {
  expect(textFor(text, { firstName })).toBe(read)
})

test.each([
  ['Hi {nam}, {name} and {nam}', ['{nam}']],
  ['Hi {first name}, {Name}', ['{first name}', '{Name}']],
  ['Hi {name}, a set is {1, 2} or {}', []],
])('of %s is no placeholder: %s', (text, found) => {
  expect(unknownPlaceholders(text)).toEqual(found)
})

const client = (firstName: string, more = {}) => ({
  firstName,
  lastName: 'Okafor',
  email: `${firstName.toLowerCase()}@members.example`,
  tier: 'starter',
  pace: 0,
  waiting: null,
  ...more,
})

test('clients are found by group and by words, in the order of their names', () => {
  const all = [client('Chi', { tier: 'elite' }), client('Ada', { pace: -3 }), client('Ben', { pace: -2, waiting: {} })]
  const names = (...asked: [Parameters<typeof findIn>[1], string]) => findIn(all, ...asked).map((one) => one.firstName)
  expect(names('all', '')).toEqual(['Ada', 'Ben', 'Chi'])
  expect(names('behind', '')).toEqual(['Ada'])
  expect(names('waiting', '')).toEqual(['Ben'])
  expect(names('elite', ' CHI oka ')).toEqual(['Chi'])
  expect(names('starter', 'ben@')).toEqual(['Ben'])
  expect(names('quantum', '')).toEqual([])
})
