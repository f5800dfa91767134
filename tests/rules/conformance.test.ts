import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unshownRows } from '../../scripts/conformance/outcomes.ts'
import { unquotedWords } from '../../scripts/conformance/quotes.ts'
import { readRows } from '../../scripts/conformance/rows.ts'

test('every word of the specification is quoted by a row', () => {
  expect(unquotedWords(readFileSync('docs/specification.md', 'utf8'), readRows())).toEqual([])
})

const text = '# A title\n\nOne card. Two\ncards.\n\n| a | b |\n|---|---|'

test.each([
  ['a statement without a row', ['One card.', 'a | b'], 'no row quotes what stands before 2: “Two cards. |”'],
  [
    'words that do not stand there',
    ['One card.', 'Three', 'Two cards.', 'a | b'],
    '2 quotes what does not stand there',
  ],
  ['the last words left out', ['One card. Two cards.', 'a'], 'no row quotes what stands before the end'],
])('%s is named', (_, quotes, fault) => {
  const rows = quotes.map((words, at) => ({ id: String(at + 1), words }))
  expect(unquotedWords(text, rows)[0]).toContain(fault)
})

const run = (title: string, status: string, file = 'a.test.ts') => ({ title, status, file })

test.each([
  ['that passed on both engines', [run('x', 'passed'), run('x', 'passed')], []],
  ['that one engine passes over', [run('x', 'skipped'), run('x', 'passed')], []],
  ['that is missing', [run('y', 'passed')], ['1: “x” did not run']],
  ['that is skipped', [run('x', 'skipped')], ['1: “x” did not run']],
  ['that fails on one engine', [run('x', 'passed'), run('x', 'failed')], ['1: “x” did not pass']],
  [
    'whose name is another’s too',
    [run('x', 'passed'), run('x', 'passed', 'b.test.ts')],
    ['1: “x” is the title of tests in several files'],
  ],
])('of a test %s the row says the truth', (_, outcomes, expected) => {
  expect(unshownRows([{ id: '1', tests: ['x'] }], outcomes)).toEqual(expected)
})
