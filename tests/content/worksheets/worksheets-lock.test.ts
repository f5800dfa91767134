import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { writeLock } from '../../../scripts/content/worksheets/lock.ts'
import { copiedPages } from '../copied-pages.ts'

const { root, content, faultsOf, after, faultsAfter } = copiedPages()
afterAll(() => rmSync(root, { recursive: true }))

const price = 'worksheets/unit-cost-and-price.yaml'
const review = 'worksheets/day-120-review.yaml'
const procedure = 'worksheets/sop-template.yaml'

test.each([
  ['a key that vanished', price, /.*field: other,.*\n/, '', 'the key other is gone, and answers may hang on it'],
  [
    'a key that is new',
    price,
    'field: reference',
    'field: rival',
    'the key rival is not in worksheets/keys.lock.yaml yet',
  ],
  [
    'a key that holds something else',
    procedure,
    'label: Time it takes, kind: short text',
    'label: Time it takes, kind: long text',
    'takes held short text and now holds long text',
  ],
  [
    'a choice whose value is another word now',
    review,
    '[moved, stood still]',
    '[moved, held still]',
    'the choice “stood still” of lines.moved is gone, and answers may hold it',
  ],
  [
    'a choice that is new',
    review,
    '[moved, stood still]',
    '[moved, stood still, fell]',
    'the choice “fell” of lines.moved is not in worksheets/keys.lock.yaml yet',
  ],
  [
    'a new name that leads nowhere',
    price,
    'expect:',
    'renamed: { bill: invoice }\nexpect:',
    'renamed: bill: there is no invoice',
  ],
])('%s is found and said', (_, file, from, to, words) => {
  expect(faultsAfter(file, from, to).join('\n')).toContain(words)
})

test('a renamed key is accepted, and leaves the list of keys with the next one that is written', () => {
  const renamed = (text: string) =>
    text.replaceAll(/\bwage\b(?=[\],])/g, 'helper_wage').replace('expect:', 'renamed: { wage: helper_wage }\nexpect:')
  const before = readFileSync(join(root, 'worksheets/keys.lock.yaml'), 'utf8')
  const text = readFileSync(join(root, price), 'utf8')
  const said = after(price, text, renamed(text), () => {
    const first = faultsOf(price)
    writeLock(content())
    return [...first, ...faultsOf(price)]
  })
  const written = readFileSync(join(root, 'worksheets/keys.lock.yaml'), 'utf8')
  writeFileSync(join(root, 'worksheets/keys.lock.yaml'), before)
  expect(said.join('\n')).toContain('the key helper_wage is not in')
  expect(said.join('\n')).not.toContain('the key wage is gone')
  expect(said).toHaveLength(1)
  const keys = parse(written)['unit-cost-and-price']
  expect(keys.helper_wage).toBe('money')
  expect(keys.wage).toBeUndefined()
})

test('a page that is gone is named', () => {
  expect(faultsAfter('worksheets/keys.lock.yaml', /^capacity-planner:/m, 'capacity-sheet:').join('\n')).toContain(
    'the page capacity-sheet is gone',
  )
})
