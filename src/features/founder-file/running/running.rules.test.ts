import { describe, expect, test } from 'vitest'
import type { Held } from '../pages/held.ts'
import { countInSentence, countWords, filledRows, returnWords } from './running.rules.ts'

const held = (values: Record<string, unknown>): Held =>
  new Map(Object.entries(values).map(([field, value]) => [field, { value, mark: null }] as never))

describe('filled rows', () => {
  const talks = held({
    talks: { order: ['a', 'b', 'c'] },
    'talks.a.person': 'A baker',
    'talks.a.held_on': '2026-03-03',
    'talks.b.person': 'A cook',
    'talks.b.held_on': '',
    'talks.removed.person': 'Taken out',
    'talks.removed.held_on': '2026-03-01',
  })

  test.each([
    ['those in which anything stands', 'talks', 2],
    ['those in which a column stands', 'talks.held_on', 1],
    ['none of a column that is not there', 'talks.other', 0],
    ['none of a table that is not there', 'calls', 0],
  ])('are %s', (_, address, count) => {
    expect(filledRows(talks, address)).toBe(count)
  })
})

const interviews = { title: 'Run the conversations', unit: 'interviews', done: 4, of: 10 }

test.each([
  ['count and goal', {}, 'Interviews: 4 of 10', 'interviews 4 of 10'],
  ['a count without a goal', { of: null }, 'Interviews: 4', 'interviews 4'],
  ['a goal without a word', { unit: '' }, 'Run the conversations: 4 of 10', '4 of 10'],
  ['nothing but the lesson', { unit: '', of: null }, 'Run the conversations', undefined],
])('%s is said so', (_, given, alone, inside) => {
  expect([countWords({ ...interviews, ...given }), countInSentence({ ...interviews, ...given })]).toEqual([
    alone,
    inside,
  ])
})

test.each([
  [null, undefined],
  ['2026-11-18', 'ready to pick up'],
  ['2026-11-20', 'back today'],
  ['2026-11-21', 'back tomorrow'],
  ['2026-11-26', 'back Thursday'],
  ['2026-12-03', 'back Dec 3'],
])('of %s on November 20 it says %s', (backOn, words) => {
  expect(returnWords(backOn, '2026-11-20')).toBe(words)
})
