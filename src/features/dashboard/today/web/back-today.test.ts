import { expect, test } from 'vitest'
import { aPace, aRunning } from '#tests/web/pace-data.ts'
import { today } from '../today.rules.ts'

const done = { doneToday: ['Ten numbers'], quietDays: 0 }

test.each([
  ['whose day has come', {}, 'Back today: Run the conversations, interviews 4 of 10. Then: Where your hours go.'],
  [
    'whose day has passed',
    { backOn: '2026-11-18' },
    'Ready to pick up: Run the conversations, interviews 4 of 10. Then: Where your hours go.',
  ],
  ['that counts nothing', { unit: '', of: null }, 'Back today: Run the conversations. Then: Where your hours go.'],
])('a running exercise %s comes first', (_, given, words) => {
  const { words: said, back } = today(aPace(), [aRunning(given)])
  expect([said, back?.id]).toEqual([words, 'talks'])
})

test('one that is not back yet, and one on a day whose work is done, change no words', () => {
  const later = aRunning({ backOn: '2026-11-26', isBack: false })
  expect(today(aPace(), [later])).toEqual(today(aPace()))
  expect(today(aPace(done), [aRunning()])).toEqual(today(aPace(done)))
})
