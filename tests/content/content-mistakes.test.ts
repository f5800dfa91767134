import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentMistakes } from '#app/server/content/content-mistakes.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { shippedFiles } from './shipped-content.ts'

const root = mkdtempSync(join(tmpdir(), 'content-'))
cpSync(resolve('content'), root, { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))
const parsed = shippedFiles()

const module = 'modules/foundation-01-founder-baseline'
const lesson = `${module}/foundation-01-runway.md`
const sheet = 'resources/runway-sheet.md'
const page = 'worksheets/runway-sheet.yaml'

/** What is said after some words of one file were replaced; the file is put back. */
function mistakesAfter(file: string, from: string | RegExp, to: string): string[] {
  const path = join(root, file)
  const before = readFileSync(path)
  const text = before.toString('utf8')
  expect(text).toMatch(from)
  // Latin-1 keeps every byte below 256 as it is given, so that a broken encoding can be written too.
  const changed = text.replace(from, to)
  writeFileSync(path, to.includes('\xe9') ? Buffer.from(changed, 'latin1') : changed)
  try {
    return contentMistakes(contentReader(root, parsed))
  } finally {
    writeFileSync(path, before)
  }
}

test('the program as it is has no mistake', () => {
  expect(contentMistakes(contentReader(root))).toEqual([])
})

const line = ':\\d+: '
test.each([
  ['a title that is missing', lesson, /^title:.*\n/m, '', 'title: is missing.'],
  ['a misspelled field', lesson, /^title:/m, 'titel:', '“titel” is no field here'],
  [
    'a title of 90 characters',
    lesson,
    /^title:.*$/m,
    `title: "${'x'.repeat(90)}"`,
    'title: has 90 characters; at most 80',
  ],
  ['an order in words', lesson, /^order:.*$/m, 'order: first', 'order: holds “first”; it must be a number.'],
  ['doubtful answers without sound ones', 'doubts.yaml', /^sound:$/m, 'sounds:', 'sound: is missing.'],
  ['half an order', lesson, /^order:.*$/m, 'order: 1.5', 'order: holds 1.5; it must be a whole number.'],
  ['an order that is taken', lesson, /^order:.*$/m, 'order: 1', 'order: 1 is the order of another lesson'],
  ['an unknown tier', lesson, /^requiredTier:.*$/m, 'requiredTier: quantun', 'Did you mean quantum?'],
  [
    'a core lesson above its module',
    lesson,
    /^requiredTier:.*$/m,
    'requiredTier: elite',
    'a core lesson cannot ask for more',
  ],
  [
    'an id that the file does not have',
    lesson,
    /^id:.*$/m,
    'id: foundation-01-runaway',
    'id: is foundation-01-runaway, but',
  ],
  ['an id with capitals', lesson, /^id:.*$/m, 'id: Runway', 'id: use small letters'],
  ['minutes as one number', lesson, /^minutes:.*$/m, 'minutes: 30', 'minutes: holds 30; it must be a group of fields.'],
  [
    'a lesson that is related to nothing',
    lesson,
    /^related: \[/m,
    'related: [no-such-lesson, ',
    'related: there is no lesson no-such-lesson',
  ],
  [
    'a resource that is not there',
    lesson,
    /^resources: \[/m,
    'resources: [no-such-sheet, ',
    'there is no resource no-such-sheet',
  ],
  ['an unknown kind of exercise', lesson, /kind: \w+/, 'kind: auditt', 'exercise, kind: holds “auditt”'],
  ['a text without its closing quote', lesson, /^title: "(.*)"$/m, 'title: "$1', 'not closed'],
  ['a second colon', lesson, /^deliverable:.*$/m, 'deliverable: Runway: the date', 'second colon'],
  ['a tab', `${module}/module.yaml`, /^order: /m, 'order:\n\t- ', 'indented with a tab'],
  ['a field named twice', `${module}/module.yaml`, /^order:(.*)$/m, 'order:$1\norder:$1', 'the field is here twice'],
  ['no front matter', lesson, /^---\n/, '', 'no front matter'],
  ['another encoding', lesson, /^title:.*$/m, 'title: "caf\xe9"', 'is not in UTF-8'],
  [
    'a price with its currency',
    'plans.yaml',
    /price: 97/,
    'price: 97 USD',
    'entry 2, price: holds “97 USD”; it must be a number.',
  ],
  [
    'a plan under another id',
    'plans.yaml',
    'id: quantum',
    'id: quantum-plus',
    'entry 2, id: holds “quantum-plus”; it may hold starter, quantum, elite.',
  ],
  ['a misspelled weekday', 'calls.yaml', /weekday: \w+/, 'weekday: wensday', 'Did you mean wednesday?'],
  ['a time without minutes', 'calls.yaml', /time: .*/, 'time: "5pm"', 'time: write the time as 17:00.'],
  ['a zone that is none', 'calls.yaml', /zone: .*/, 'zone: Mars/Base', 'zone: name a time zone such as Europe/London.'],
  ['a question without an answer', 'faq.yaml', /^ {2}answer:.*$/m, '  answr: "Yes."', 'answer: is missing.'],
  ['points below nothing', 'coaching.yaml', 'module: 20', 'module: -20', 'module: is -20; it must be at least 0.'],
  ['a filling that is not there', 'front-page.yaml', '{days} days', '{weeks} days', 'knows no {weeks}'],
  ['an unknown sign in a list', 'coaching.yaml', /^achievements:/m, 'zzz: [oops\nachievements:', 'not closed'],
  [
    'an address that is none',
    'brand.yaml',
    /contactEmail: .*/,
    'contactEmail: hello',
    'contactEmail: is not an email address.',
  ],
  ['levels out of order', 'levels.yaml', 'levelNumber: 2', 'levelNumber: 7', 'levels must be numbered 1, 2, 3'],
  [
    'a badge for an unknown module',
    'badges.yaml',
    /in: [\w-]+/,
    'in: foundation-99',
    'there is no module or phase foundation-99',
  ],
  [
    'a file that is not there',
    sheet,
    /^file: .*$/m,
    'file: no-such-sheet.xlsx',
    'no-such-sheet.xlsx is missing or empty',
  ],
  [
    'a format that the file does not have',
    sheet,
    /^file: .*$/m,
    'file: runway-sheet.pdf',
    'file: ends otherwise than format says.',
  ],
  ['a date that is none', sheet, /^createdAt: .*$/m, 'createdAt: "yesterday"', 'createdAt: is not a date such as'],
  [
    'a question under an unknown lesson',
    `${module}/asks.yaml`,
    'foundation-01-runway:',
    'foundation-01-runaway:',
    'there is no foundation-01-runaway beside it',
  ],
  ['a misspelled list of words', 'words.yaml', 'related:', 'relatd:', '“relatd” is no field here'],
  ['a misspelled field of a page', page, 'label: Last month', 'lable: Last month', '“lable” is no field here'],
  ['an unknown kind of field', page, 'kind: short text', 'kind: shrt text', 'Did you mean short text?'],
  ['a key that is a letter', page, 'field: action', 'field: B', 'is no key. Use small letters'],
  ['a part of a page that is none', page, 'heading: What', 'headline: What', 'begins with none of field, table, grid'],
  ['a rule that asks for nothing', page, 'words: 30', 'wrds: 30', 'asks for none of names, counted'],
  [
    'a page for an unknown lesson',
    page,
    'lessons: [foundation-01-runway]',
    'lessons: [foundation-01-runaway]',
    'there is no lesson foundation-01-runaway',
  ],
  [
    'a lesson with two pages',
    page,
    'lessons: [foundation-01-runway]',
    'lessons: [foundation-01-day-one-numbers]',
    'foundation-01-day-one-numbers has a page already',
  ],
  ['a page under another id', page, 'id: runway-sheet', 'id: runway', 'id: is runway, but the file is named otherwise'],
  ['a weekly lesson that isn’t there', 'phases.yaml', /weekly: .*/, 'weekly: none', 'has no core lesson none.'],
  ['legal text without its date', 'legal/terms.md', /^updated:.*\n/m, '', 'updated: is missing.'],
])('%s is named with file, line and cure', (_, file, from, to, words) => {
  const said = mistakesAfter(file, from, to)
  expect(said).toContainEqual(expect.stringContaining(words))
  expect(said.find((one) => one.includes(words))).toMatch(new RegExp(`^${file.replaceAll('.', '\\.')}${line}`))
})

test('days that do not fill their phase are named with the phase', () => {
  const said = mistakesAfter(`${module}/module.yaml`, 'estimatedDays: 10', 'estimatedDays: 9')
  expect(said).toEqual([
    'phases.yaml:1: foundation ends on day 60, but its modules end on day 59. Change estimatedDays of its modules, or endDay here.',
  ])
})

test('one broken file hides no other', () => {
  const plans = join(root, 'plans.yaml')
  const before = readFileSync(plans)
  writeFileSync(plans, 'zzz: [oops')
  const said = mistakesAfter(lesson, /^order:.*$/m, 'order: first')
  writeFileSync(plans, before)
  expect(said.map((one) => one.split(':')[0])).toEqual(['plans.yaml', lesson])
})

test.each(['legal/terms.md', 'plans.yaml', 'faq.yaml', 'coaching.yaml'])('a missing %s is named', (file) => {
  renameSync(join(root, file), join(root, `${file}.away`))
  const said = contentMistakes(contentReader(root, parsed))
  renameSync(join(root, `${file}.away`), join(root, file))
  expect(said).toEqual([`${file}: is missing from ${root}.`])
})
