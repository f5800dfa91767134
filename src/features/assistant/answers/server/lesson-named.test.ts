import { expect, test } from 'vitest'
import type { Question } from '../../models/server/chat-model.ts'
import { lessonNamed } from './lesson-named.ts'

const asked = (found: string[]) =>
  ({ passages: found.map((id) => ({ id })), near: [], member: { next: { id: 'next' } } }) as unknown as Question
const link = (id: string) => `[A lesson](/modules/m1/submodules/${id})`

test.each([
  ['the first that is linked', `See ${link('b')} and ${link('a')}.`, ['a', 'b'], 'b'],
  ['not what merely comes next', `**Next:** ${link('next')}.`, [], null],
  ['what comes next, where it is the answer', `${link('next')} covers this.`, ['next'], 'next'],
  ['one that a model looked up by itself', `Try ${link('other')}.`, ['a'], 'other'],
  ['none, of a resource or in plain words', '[A file](/resources?open=x), /modules/m1/submodules/a', ['a'], null],
])('an answer is about %s', (_, answer, found, lesson) => {
  expect(lessonNamed(answer, asked(found))).toBe(lesson)
})
