import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentMistakes } from '#app/server/content/content-mistakes.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { shippedFiles } from './shipped-content.ts'

const root = mkdtempSync(join(tmpdir(), 'outcomes-'))
cpSync(resolve('content'), root, { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))
const parsed = shippedFiles()
const path = join(root, 'outcomes.yaml')
const before = readFileSync(path, 'utf8')

test.each([
  ['a page that is not there', 'page: asks-log', 'page: ask-log', 'there is no page ask-log'],
  ['a lesson that is not there', /^ {2}lesson: .*$/m, '  lesson: nowhere', 'there is no lesson nowhere'],
  ['an id that is taken', /^- id: .*$/m, '- id: two-days-away', 'there are two outcomes of this id'],
  ['a number that no page of its feeds', 'numbers: [cash]', 'numbers: [leads]', 'none of its pages feeds the number'],
  ['no evidence', /^ {2}evidence:\n( {4}.*\n)+/m, '  evidence: []\n', 'evidence: has 0 entries; it needs at least 1'],
])('an outcome with %s is named with its line', (_, from, to, says) => {
  expect(before).toMatch(from)
  writeFileSync(path, before.replace(from, to))
  const [mistake, ...more] = contentMistakes(contentReader(root, parsed))
  expect(mistake).toContain(says)
  expect(mistake).toMatch(/^outcomes\.yaml:\d+: /)
  expect(more).toEqual([])
})
