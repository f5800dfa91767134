import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Content } from '../../scripts/content/content.ts'
import { checkQuotes } from '../../scripts/content/lessons/quotes.ts'
import { checkSomeone } from '../../scripts/content/lessons/someone.ts'

const root = mkdtempSync(join(tmpdir(), 'words-'))
afterAll(() => rmSync(root, { recursive: true }))

const texts = {
  'worksheets/plan.yaml': 'title: Plan\ndone:\n  - { in: told, says: Nobody has been told yet }',
  'modules/one/lesson.md': '---\nid: lesson\n---\nGive it to whoever answers.',
  'modules/one/asks.yaml': 'lesson:\n  - does somebody read this?',
  'resources/sources/pages/guide.md':
    '---\ntitle: "A guide"\nuse: What the owner\'s desk needs\n---\nA tool for "scheduling"\n\n| `=IF(A1<0,"look")` | ok |',
  'resources/sources/films/film.yaml': 'title: "A film"\nslides:\n  - say: "The helper\'s wage"',
}
for (const [file, text] of Object.entries(texts)) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const said = (check: typeof checkQuotes) => check({ root } as Content).map(({ where, says }) => `${where} ${says}`)

test('no text of the program says nobody, somebody or whoever, and what members type may', () => {
  expect(said(checkSomeone)).toEqual([
    'modules/one/lesson.md:4 says “whoever.” Write anyone who, or who it is.',
    'worksheets/plan.yaml:3 says “Nobody.” Write no one.',
  ])
})

test('what files are made from has curved quotes too, with its front matter and without its formulas', () => {
  expect(said(checkQuotes).map((one) => one.split(' ')[0])).toEqual([
    'resources/sources/films/film.yaml:3',
    'resources/sources/pages/guide.md:3',
    'resources/sources/pages/guide.md:5',
  ])
})
