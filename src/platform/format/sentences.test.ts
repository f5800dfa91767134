import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test.each([
  ['Audits for $6,500. Each leaves $4,100.', ['Audits for $6,500.', 'Each leaves $4,100.']],
  [
    'It takes 2.5 h, or 2,5 h. See a.example.com/b?c=1 for it.',
    ['It takes 2.5 h, or 2,5 h.', 'See a.example.com/b?c=1 for it.'],
  ],
  [
    'Agencies, e.g. in Boston, Mass. and Hartford, Conn. They pay.',
    ['Agencies, e.g. in Boston, Mass. and Hartford, Conn.', 'They pay.'],
  ],
  ['Three since Feb. 12. More from the U.S. Army.', ['Three since Feb. 12.', 'More from the U.S. Army.']],
  [
    'I like it! “Do you?” Yes.\nNo. 5 sells. Is it good? No. They left',
    ['I like it!', '“Do you?”', 'Yes.', 'No. 5 sells.', 'Is it good?', 'No.', 'They left'],
  ],
  ['', []],
])('%s', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})
