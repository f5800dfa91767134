import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checks } from '../../scripts/content/checks.ts'
import { withLessons } from '../../scripts/content/content.ts'
import { readCopy, shippedFiles } from './shipped-content.ts'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
cpSync(resolve('content'), join(folder, 'content'), { recursive: true })
cpSync(resolve('docs/cast.yaml'), join(folder, 'docs/cast.yaml'))
afterAll(() => rmSync(folder, { recursive: true }))
const parsed = shippedFiles()

/** What is looked at in each lesson by itself is looked at in the one that was changed. */
const byLesson = /^(?:each lesson has its parts|figures evaluate|every link leads)/

/** What one check says about the program after some words of one file have been replaced; the file is put back. */
async function faultsAfter(file: string, from: string | RegExp, to: string, checkName = ''): Promise<string[]> {
  const path = join(folder, 'content', file)
  const text = readFileSync(path, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(path, text.replace(from, to))
  try {
    const content = readCopy(join(folder, 'content'), parsed)
    const changed = content.lessons.filter(({ moduleId, id }) => file === `modules/${moduleId}/${id}.md`)
    const check = checks.find(({ name }) => name === checkName)
    const faults = (await check?.run(byLesson.test(checkName) ? withLessons(content, changed) : content)) ?? []
    return faults.map(({ where, says }) => `${where}: ${says}`)
  } finally {
    writeFileSync(path, text)
  }
}

const lesson = 'modules/foundation-01-founder-baseline/foundation-01-runway.md'
const talks = 'modules/foundation-02-customer-discovery/foundation-02-run-interviews.md'

const answersFile = 'modules/foundation-01-founder-baseline/answers.yaml'
const asksFile = 'modules/foundation-01-founder-baseline/asks.yaml'
/** All but the first question for each answer of one lesson. */
const shortened = /(?<=\n {2}[a-z-]+:\n {4}- .*\n)(?: {4}- .*\n)+/g

test.each([
  [
    'a short answer with a figure that the lesson does not have',
    answersFile,
    '$38,000 saved',
    '$39,000 saved',
    'the lesson has no 39000',
    'short answers say what their lesson says',
  ],
  [
    'a part that is missing',
    lesson,
    ':::good',
    ':::note',
    'has 0 parts :::good',
    'each lesson has its parts exactly once',
  ],
  [
    'a running exercise on a page of another lesson',
    talks,
    'interview-notes.talks',
    'interview-list.names',
    'interview-list is the page of another lesson',
    'exercises that run are counted where they are done',
  ],
  [
    'a running exercise in a table that is not there',
    talks,
    'interview-notes.talks.held_on',
    'interview-notes.calls',
    'interview-notes has no table calls',
    'exercises that run are counted where they are done',
  ],
  [
    'a running exercise in a column that is not there',
    talks,
    'interview-notes.talks.held_on',
    'interview-notes.talks.heard_on',
    'talks has no column heard_on',
    'exercises that run are counted where they are done',
  ],
  [
    'a running exercise without work outside',
    talks,
    'field: 270',
    'field: 0',
    'nothing is done outside the desk',
    'exercises that run are counted where they are done',
  ],
  [
    'a figure that the cast lacks',
    lesson,
    'cast harbor.1.cash',
    'cast harbor.1.gold',
    'has no harbor.1.gold',
    'figures evaluate and carry every number of an example',
  ],
  [
    'a number of an example that no figure carries',
    lesson,
    '$38,000',
    '$38,001',
    'the example says 38,001',
    'figures evaluate and carry every number of an example',
  ],
  [
    'a number of good work that was marked to be checked',
    lesson,
    '\nfigures:\n',
    '\nfigures:\n  good_work_cash: 7\n',
    'good work says',
    'figures evaluate and carry every number of an example',
  ],
  [
    'a link to nowhere',
    lesson,
    /\]\(\/modules\/[^)]*\)/,
    '](/modules/nowhere)',
    'leads nowhere',
    'every link leads somewhere',
  ],
  [
    'a straight quote',
    lesson,
    'Burn and runway',
    "Burn and the runway's end",
    'has a straight quote',
    'quotes and apostrophes are curved',
  ],
  [
    'a misspelled word',
    lesson,
    'Their burn is',
    'Their bunr is',
    '"bunr" is not in the dictionary',
    'words are spelled right',
  ],
  [
    'a badge out of reach',
    'badges.yaml',
    'atLeast: 30}',
    'atLeast: 3000}',
    'no one can earn it',
    'badges are enough, varied and within reach',
  ],
  [
    'a level that opens elsewhere',
    'levels.yaml',
    'requiredXP: 2000',
    'requiredXP: 2199',
    'level 3 is meant',
    'rewards make the levels fall where they are meant',
  ],
  [
    'a lesson that says too little of what is asked',
    asksFile,
    shortened,
    '',
    'has 7 questions; it needs 12 or more',
    'every lesson says what members ask',
  ],
  [
    'a question under two lessons',
    asksFile,
    '- When do I go broke?',
    '- Where do I even begin?',
    'stands under',
    'every lesson says what members ask',
  ],
  [
    'a resource that no lesson names',
    lesson,
    /^resources: .*$/m,
    'resources: []',
    'no lesson names it',
    'every resource belongs to a lesson',
  ],
])('%s is found and said', { timeout: 60_000 }, async (_, file, from, to, words, check) => {
  expect((await faultsAfter(file, from, to, check)).join('\n')).toContain(words)
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
