import { expect, test } from 'vitest'
import { rowAsked } from './row-asked.ts'
import { writtenWords } from './written-words.ts'

const cell = (row: string, column: string, text: string) => ({ pageId: 'log', address: `names.${column}`, row, text })
const texts = [
  ...[cell('a', 'person', 'Crèche manager, Little Acorns'), cell('a', 'answer', 'No time before Friday')],
  ...[cell('b', 'person', 'Mother, second-hand bike'), cell('b', 'answer', 'Wants a look at the brakes')],
  ...[cell('c', 'person', 'Father of three, Bullitt'), cell('c', 'answer', 'Fixes it himself')],
]
const place = { pageId: 'log', addresses: ['names.answer'], label: 'Answer', isCount: false }
const asked = (question: string) => rowAsked(question, place, { texts, written: writtenWords(texts) })

test('a line is meant by words that hardly another has', () => {
  expect(asked('what did the manager of little acorns answer')).toBe('a')
  expect(asked('the bullitt dad, what did he say')).toBe('c')
})

test('no line is meant by words of none, or of several', () => {
  expect(asked('what did they answer')).toBeUndefined()
  expect(asked('did a mother or a father want that')).toBeUndefined()
})

test('how many lines a table has is asked of none', () => {
  expect(
    rowAsked('how many like the bullitt dad', { ...place, isCount: true }, { texts, written: writtenWords(texts) }),
  ).toBeUndefined()
})
