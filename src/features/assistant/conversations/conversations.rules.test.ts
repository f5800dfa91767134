import { expect, test } from 'vitest'
import { titleOf } from './conversations.rules.ts'

test('a conversation is called by the first sixty characters', () => {
  expect(titleOf(` ${'word '.repeat(30)}`)).toHaveLength(60)
})
