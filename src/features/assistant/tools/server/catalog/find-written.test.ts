import { expect, test } from 'vitest'
import { createFindWritten } from './find-written.ts'
import { writtenWords } from './written-words.ts'

const texts = [
  { pageId: 'days-away', address: 'deputy', text: 'Elena decides everything up to $400' },
  { pageId: 'offer', address: 'lines.words', text: 'Students pay half on Mondays' },
  { pageId: 'offer', address: 'lines.words', text: 'Students bring their own apron' },
  { pageId: 'offer', address: 'floor', text: 'No discount below $40' },
]
const found = (words: string) =>
  createFindWritten(texts, writtenWords(texts))(words).map(({ pageId, address }) => `${pageId}.${address}`)

test('a field is found where it has every telling word in any form, each field once', () => {
  expect(found('Did I ever write anything about a student?')).toEqual(['offer.lines.words'])
  expect(found('what did Elena decide')).toEqual(['days-away.deputy'])
  expect(found('did I note a discount for students anywhere')).toEqual([])
  expect(found('did I ever write anything?')).toEqual([])
  expect(found('400')).toEqual(['days-away.deputy'])
  expect(found('discount 41')).toEqual([])
})

test('what says little else comes first', () => {
  const both = [
    {
      pageId: 'log',
      address: 'rows.matter',
      text: 'A family wants a price, a part for $130, and a customer wants Sunday work',
    },
    { pageId: 'purpose', address: 'limit', text: 'I don’t work on Sundays' },
  ]
  const [first] = createFindWritten(both, writtenWords(both))('did I decide about Sunday work')
  expect(first).toEqual({ pageId: 'purpose', address: 'limit' })
})
