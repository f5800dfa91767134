// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetKept, forgetSent, keepHere, readKept } from './kept-here.ts'

beforeEach(() => localStorage.clear())

test('what was begun is kept per member and name, and gone once it is sent', () => {
  keepHere('ada', 'message:ben', 'Half a')
  keepHere('eve', 'message:ben', 'Other')
  expect([readKept('ada', 'message:ben'), readKept('ada', 'message:chi')]).toEqual(['Half a', ''])
  forgetSent('ada', 'message:ben', 'Half a')
  expect([readKept('ada', 'message:ben'), readKept('eve', 'message:ben')]).toEqual(['', 'Other'])
})

test('what was written while an earlier text was sent stays', () => {
  keepHere('ada', 'message:ben', 'The next one')
  forgetSent('ada', 'message:ben', 'The first one')
  expect(readKept('ada', 'message:ben')).toBe('The next one')
})

test('forgetting a member leaves nothing of theirs, and everything of others', () => {
  keepHere('ada', 'message:ben', 'x')
  keepHere('ada', 'message:several', 'x')
  keepHere('adam', 'message:ben', 'x')
  forgetKept('ada')
  expect(Object.keys({ ...localStorage })).toEqual(['kept:adam:message:ben'])
})
