import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkChecklistKeys, writeChecklistLock } from '../../scripts/content/lessons/checklist-lock.ts'
import { parseLesson } from '../../src/features/program/server/parse-lesson.ts'
import { taskItems } from '../../src/features/program/task-items.ts'
import { shippedContent } from './shipped-content.ts'

const shipped = shippedContent
const root = mkdtempSync(join(tmpdir(), 'checklists-'))
afterAll(() => rmSync(root, { recursive: true }))

const id = 'foundation-01-day-one-numbers'
const words = 'Each line marked C or G'
const key = 'each_line_marked_c_or_g'

/** What is said when words of one lesson are others, and its front matter says this of its keys. */
function faultsAfter(to: string, renamed: Record<string, string> = {}) {
  const lessons = shipped.lessons.map((lesson) =>
    lesson.id === id
      ? { ...lesson, renamed, lesson: () => parseLesson(lesson.content.replace(`- [ ] ${words}`, to)) }
      : lesson,
  )
  const content = { ...shipped, lessons }
  return { content, says: checkChecklistKeys(content).map(({ says }) => says) }
}

test('an item has a key made of its words, or the one that is written behind them', () => {
  const items = taskItems(
    parseLesson('- [ ] **Five** people’s answers {#asked_five}\n- [ ] 5 of them\n- [ ] 5 of them\n- a line'),
  )
  expect(items).toEqual([
    { key: 'asked_five', words: 'Five people’s answers' },
    { key: 'n_5_of_them', words: '5 of them' },
    { key: 'n_5_of_them_2', words: '5 of them' },
  ])
})

test.each([
  ['words that were changed', '- [ ] Every line has its mark', {}, `the checklist item ${key} is gone`],
  ['an item that is gone', '', {}, `the checklist item ${key} is gone`],
  ['an item that is new', `- [ ] ${words}\n- [ ] A line more`, {}, 'a_line_more is not in checklists.lock.yaml yet'],
  ['a successor that is none', '', { [key]: 'nowhere' }, `renamed: ${key}: the checklist has no item nowhere`],
])('%s: found and said', (_, to, renamed, said) => {
  expect(faultsAfter(to, renamed).says.join('\n')).toContain(said)
})

test.each([
  ['words that were changed with their key behind them', `- [ ] Every line has its mark {#${key}}`, {}],
  ['an item whose ticks another one takes', '', { [key]: 'all_ten_lines_filled_in_zeros_included' }],
  ['an item whose ticks nothing takes', '', { [key]: 'none' }],
])('%s: accepted', (_, to, renamed) => {
  expect(faultsAfter(to, renamed).says).toEqual([])
})

test('a key leaves the list only when the lesson says what takes its ticks', () => {
  const keysAfter = (renamed: Record<string, string>) => {
    const { content } = faultsAfter('', renamed)
    writeChecklistLock({ ...shipped, root })
    writeChecklistLock({ ...content, root })
    return parse(readFileSync(join(root, 'checklists.lock.yaml'), 'utf8'))[id] as string[]
  }
  expect(keysAfter({})).toContain(key)
  expect(keysAfter({ [key]: 'none' })).not.toContain(key)
})
