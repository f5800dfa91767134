import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checks } from '../../scripts/content/checks.ts'
import { readContent } from '../../scripts/content/content.ts'

/** Opening every spreadsheet takes longer than all the rest, and none is broken here. */
const quick = checks.filter(({ name }) => !name.includes('spreadsheet'))

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** What the checks say about the program after some words of one file have been replaced. */
async function faultsAfter(file: string, from: string | RegExp, to: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  folders.push(folder)
  cpSync(resolve('content'), join(folder, 'content'), { recursive: true })
  cpSync(resolve('docs/cast.yaml'), join(folder, 'docs/cast.yaml'))
  const path = join(folder, 'content', file)
  const text = readFileSync(path, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(path, text.replace(from, to))
  const content = readContent(join(folder, 'content'))
  const faults = (await Promise.all(quick.map(({ run }) => run(content)))).flat()
  return faults.map(({ where, says }) => `${where}: ${says}`)
}

const lesson = 'modules/foundation-01-founder-baseline/foundation-01-runway.md'

const asksFile = 'modules/foundation-01-founder-baseline/asks.yaml'
/** All but the first four questions of one lesson. */
const shortened = /(?<=foundation-01-runway:\n(?: {2}- .*\n){4})(?: {2}- .*\n)+/

test.each([
  ['a part that is missing', lesson, ':::good', ':::note', 'has 0 parts :::good'],
  ['a figure that the cast lacks', lesson, 'cast harbor.1.cash', 'cast harbor.1.gold', 'has no harbor.1.gold'],
  ['a number of an example that no figure carries', lesson, '$38,000', '$38,001', 'the example says 38,001'],
  [
    'a number of good work that was marked to be checked',
    lesson,
    '\nfigures:\n',
    '\nfigures:\n  good_work_cash: 7\n',
    'good work says',
  ],
  ['a link to nowhere', lesson, /\]\(\/modules\/[^)]*\)/, '](/modules/nowhere)', 'leads nowhere'],
  ['a misspelled word', lesson, 'Their burn is', 'Their bunr is', '"bunr" is not in the dictionary'],
  ['a badge out of reach', 'badges.yaml', 'atLeast: 30}', 'atLeast: 3000}', 'nobody can earn it'],
  ['a level that opens elsewhere', 'levels.yaml', 'requiredXP: 2000', 'requiredXP: 2199', 'level 3 is meant'],
  ['a lesson that says too little of what is asked', asksFile, shortened, '', 'has 4 questions; it needs 6 or more'],
  ['a question under two lessons', asksFile, '- When do I go broke?', '- Where do I even begin?', 'stands under'],
  ['a resource that no lesson names', lesson, /^resources: .*$/m, 'resources: []', 'no lesson names it'],
])('%s is found and said', { timeout: 60_000 }, async (_, file, from, to, words) => {
  expect((await faultsAfter(file, from, to)).join('\n')).toContain(words)
})

test('a resource whose file is missing stops the start with file and reason', async () => {
  await expect(faultsAfter('resources/runway-sheet.md', 'file: runway-sheet', 'file: no-such-sheet')).rejects.toThrow(
    /^resources\/runway-sheet\.md:\d+: resources\/files\/no-such-sheet\.xlsx is missing or empty\.$/,
  )
})

test('a question under an unknown lesson stops the check', async () => {
  await expect(faultsAfter(asksFile, 'foundation-01-runway:', 'foundation-01-runaway:')).rejects.toThrow(
    /^modules\/foundation-01-founder-baseline\/asks\.yaml:\d+: there is no foundation-01-runaway beside it\.$/,
  )
})

test('a lesson that names an unknown resource stops the start', async () => {
  await expect(faultsAfter(lesson, /^resources: .*$/m, 'resources: [no-such-thing]')).rejects.toThrow(
    'there is no resource no-such-thing',
  )
})
