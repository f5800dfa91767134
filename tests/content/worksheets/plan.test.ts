import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { copiedPages } from '../copied-pages.ts'

const { root, content, after } = copiedPages()
afterAll(() => rmSync(root, { recursive: true }))

test('every place that the plan takes from is on its page', () => {
  expect(Object.keys(content().worksheets.plan)).toHaveLength(11)
})

test.each([
  [
    'a page that there is not',
    'purpose-statement.wins',
    'purpose.wins',
    'purpose: there is no page purpose. Use the id',
  ],
  [
    'a field that its page lacks',
    'statement.wins',
    'statement.win',
    'purpose: purpose-statement has no field win. Use a',
  ],
  ['rows named by no column', 'by: seat', 'by: chair', 'organization: by: seats has no column chair. Use the key'],
  ['a box that is missing', /^direction:[\s\S]*/m, '', 'direction: is missing.'],
  ['a misspelled word', 'rows: 6', 'row: 6', '“row” is no field here.'],
])('%s in the plan is named with file, line and cure', (_, from, to, says) => {
  const read = () => after('plan.yaml', from, to, content)
  expect(read).toThrow(says)
  expect(read).toThrow(/^plan\.yaml:\d+: /)
})
