import { expect, test } from 'vitest'
import { isOwnAddress, isTrivialPassword } from './guessable-password.ts'

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
