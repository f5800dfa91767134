import { expect, test } from 'vitest'
import { asksHowToGoOn } from './come-back.rules.ts'

const usual = { lessonsBehind: 6, doneToday: 0 }

test.each([
  ['four quiet days are no gap', { quietDays: 4, daysBehind: 0, answeredDays: undefined }, false],
  ['five are', { quietDays: 5, daysBehind: 0, answeredDays: undefined }, true],
  ['two days behind happen', { quietDays: 0, daysBehind: 2, answeredDays: undefined }, false],
  ['three days behind ask', { quietDays: 1, daysBehind: 3, answeredDays: undefined, lessonsBehind: 3 }, true],
  ['not for two lessons', { quietDays: 1, daysBehind: 4, answeredDays: undefined, lessonsBehind: 2 }, false],
  ['five days do, for one too', { quietDays: 1, daysBehind: 5, answeredDays: undefined, lessonsBehind: 1 }, true],
  ['a day with work asks nothing', { quietDays: 0, daysBehind: 12, answeredDays: 20, doneToday: 1 }, false],
  ['an answer puts both aside', { quietDays: 20, daysBehind: 12, answeredDays: 0 }, false],
  ['work since the answer ends the gap', { quietDays: 1, daysBehind: 12, answeredDays: 9 }, false],
  ['the next gap counts from the answer', { quietDays: 25, daysBehind: 12, answeredDays: 5 }, true],
  ['or from the work after it', { quietDays: 5, daysBehind: 12, answeredDays: 9 }, true],
  ['who is still behind is asked again after two weeks', { quietDays: 1, daysBehind: 12, answeredDays: 14 }, true],
] as const)('%s', (_, absence, asks) => {
  expect(asksHowToGoOn({ ...usual, ...absence })).toBe(asks)
})
