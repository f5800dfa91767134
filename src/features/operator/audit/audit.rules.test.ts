import { expect, test } from 'vitest'
import { withoutMention, withoutPerson } from './audit.rules.ts'

const ann = { email: 'ann@now.example', name: 'Ann Lo', firstName: 'Ann', lastName: 'Lo' }

test.each([
  ['Ann wrote from ann.before@old.example', '[removed] wrote from [removed]'],
  ['Asked by Ann Lo (ANN@now.example), annually', 'Asked by [removed] ([removed]), annually'],
  ['ann’s annual plan', '[removed]’s annual plan'],
  ['Asked by phone', 'Asked by phone'],
  ['Ms. Lo called, and lo, it works', 'Ms. [removed] called, and lo, it works'],
])('“%s” about Ann is kept as “%s”', (text, kept) => {
  expect(withoutPerson(text, ann)).toBe(kept)
})

test('what was typed about somebody else keeps its own addresses and first names', () => {
  expect(withoutMention('Same card as ann@now.example, says Ann of ben@now.example', ann)).toBe(
    'Same card as [removed], says Ann of ben@now.example',
  )
})

test('what was typed about somebody else keeps a name of one word, which may be any word', () => {
  const refund = { email: 'eve@now.example', name: 'Refund', firstName: 'Refund', lastName: '' }
  expect(withoutMention('A refund was refused to eve@now.example', refund)).toBe('A refund was refused to [removed]')
})

test.each([
  ['Mary wrote', '[removed] wrote'],
  ['Ms. Shaw asked for it', 'Ms. [removed] asked for it'],
  ['Mary Ann Okafor-Shaw, Okafor, MARY', '[removed], [removed], [removed]'],
])('of a name of several words no word stays: %s', (text, kept) => {
  const mary = { email: 'm@now.example', name: 'Mary Ann Okafor-Shaw', firstName: 'Mary Ann', lastName: 'Okafor-Shaw' }
  expect(withoutPerson(text, mary)).toBe(kept)
})

test('names with signs that patterns know are words like others', () => {
  const signs = { email: 'o.d-y+1@now.example', name: 'Jo-Ann (J*) O’Dea', firstName: 'Jo-Ann (J*)', lastName: 'O’Dea' }
  expect(withoutPerson('Jo-Ann (J*) O’Dea, Mr. O’Dea', signs)).toBe('[removed], Mr. [removed]')
  expect(withoutMention('of o.d-y+1@now.example', signs)).toBe('of [removed]')
})
