import { expect, test } from 'vitest'
import { aPace } from '#tests/web/pace-data.ts'
import { type Running, today } from '../today.rules.ts'

const done = { doneToday: ['Ten numbers'], quietDays: 0 }
const talks: Running = {
  subModuleId: 'talks',
  moduleId: 'discovery',
  title: 'Run the conversations',
  unit: 'interviews',
  done: 4,
  of: 10,
  onPage: 0,
  backOn: '2026-11-20',
  isBack: true,
}

test.each([
  ['whose day has come', {}, 'Back today: Run the conversations, interviews 4 of 10. Then: Where your hours go.'],
  [
    'whose day has passed',
    { backOn: '2026-11-18' },
    'Ready to pick up: Run the conversations, interviews 4 of 10. Then: Where your hours go.',
  ],
  ['that counts nothing', { unit: '', of: null }, 'Back today: Run the conversations. Then: Where your hours go.'],
])('a running exercise %s comes first', (_, given, words) => {
  const { words: said, back } = today(aPace(), [{ ...talks, ...given }])
  expect([said, back?.id]).toEqual([words, 'talks'])
})

test('one that is not back yet, and one on a day whose work is done, change no words', () => {
  const later = { ...talks, backOn: '2026-11-26', isBack: false }
  expect(today(aPace(), [later])).toEqual(today(aPace()))
  expect(today(aPace(done), [talks])).toEqual(today(aPace(done)))
})
