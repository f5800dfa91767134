import { expect, test } from 'vitest'
import { isOwnAddress, isOwnName, isTrivialPassword } from './guessable-password.ts'

test.each([
  'aaaaaaaa',
  'ababababab',
  'abcabcabc',
  '12345678',
  '19870412',
  '01714567890',
  'abcdefgh',
  'hgfedcba',
  'qwertyui',
  'QWERTYUIOP',
  'abcd1234',
  'qwer4321',
  'asdfghjkl',
])('%s is trivial', (password) => {
  expect(isTrivialPassword(password)).toBe(true)
})

test.each(['correct horse', 'a good password', 'tr0ub4dor&3', '493820175529', 'Lemgo-1652', 'abcxyz99'])(
  '%s is not',
  (password) => {
    expect(isTrivialPassword(password)).toBe(false)
  },
)

test('an address, or what stands before its @, does not guard itself', () => {
  expect(isOwnAddress('Ada.Lovelace', 'ada.lovelace@people.example')).toBe(true)
  expect(isOwnAddress('ada.lovelace@people.example', 'ada.lovelace@people.example')).toBe(true)
  expect(isOwnAddress('ada.lovelace1', 'ada.lovelace@people.example')).toBe(false)
})

test.each([
  ['lovelace', true],
  ['AdaLovelace', true],
  ['lovelace.ada', true],
  ['Lovelace-1815', true],
  ['lovelace engine', false],
  ['adaadaada1', false],
  ['18151852', false],
])('%s of Ada Lovelace is guessed from the name: %s', (password, isGuessed) => {
  expect(isOwnName(password, 'Ada Lovelace')).toBe(isGuessed)
})

test('a name that holds no letters, or is short, guesses nothing', () => {
  expect([isOwnName('12345678', '42'), isOwnName('liliwulili', 'Li Wu'), isOwnName('', '')]).toEqual([
    false,
    false,
    false,
  ])
})
