import { expect, test } from 'vitest'
import { applySave, type StoredAnswer, wireValue, withRow } from './apply-save.ts'

const stored = (value: StoredAnswer['value'], version: number): StoredAnswer => ({ value, version })

test('a save that saw what is stored takes its place', () => {
  expect(applySave(undefined, { value: 'one', version: 0 })).toEqual({ value: 'one', version: 1, displaced: undefined })
  expect(applySave(stored('one', 1), { value: 'two', version: 1 })).toMatchObject({ version: 2, displaced: undefined })
})

test('a save that had not seen what is stored takes its place too, and the text it displaces is kept', () => {
  expect(applySave(stored('theirs', 3), { value: 'mine', version: 2 })).toEqual({
    value: 'mine',
    version: 4,
    displaced: 'theirs',
  })
})

test.each([
  ['the same text', stored('same', 3), 'same'],
  ['nothing', stored(null, 3), 'mine'],
  ['an empty text', stored('', 3), 'mine'],
])('%s displaces nothing', (_, before, value) => {
  expect(applySave(before, { value, version: 1 }).displaced).toBeUndefined()
})

test('of two devices that add and remove rows each keeps its own', () => {
  const first = applySave(undefined, { value: { order: ['aaaa', 'bbbb'] }, version: 0 })
  const theirs = applySave(first, { value: { order: ['aaaa', 'bbbb', 'cccc'] }, version: 1 })
  const mine = applySave(theirs, { value: { order: ['bbbb', 'dddd'] }, version: 1 })
  expect(wireValue(mine.value)).toEqual({ order: ['bbbb', 'dddd', 'cccc'] })
})

test('a cell that is written in a removed row brings the row back', () => {
  const before = applySave(undefined, { value: { order: ['aaaa'] }, version: 0 })
  expect(wireValue(withRow(before, 'bbbb')?.value ?? null)).toEqual({ order: ['aaaa', 'bbbb'] })
  expect(withRow(before, 'aaaa')).toBeUndefined()
})
