// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createQueryClient } from '#platform/web/queries.ts'
import { answerWith, incompleteAnswer } from '#tests/web/answers.ts'
import { isPageEmpty } from './is-page-empty.ts'
import { pageOfLesson } from './pages.calls.ts'

const now = (state: 'empty' | 'begun' | null) =>
  ({ filled: state && { page: { id: 'numbers' }, state }, beside: [] }) as never

/** What the browser read when the lesson was opened, and what the server has now. */
async function ask(before: ReturnType<typeof now> | undefined, after: ReturnType<typeof now>) {
  answerWith(incompleteAnswer('GET /api/founder-file/lessons/day-one', after))
  const queries = createQueryClient()
  if (before) queries.setQueryData(pageOfLesson('day-one').queryKey, before)
  return isPageEmpty(queries, 'ada', 'day-one')
}

test('a lesson’s page is empty while nothing is on it, and a lesson without a page has none that is empty', async () => {
  expect(await ask(now('empty'), now('empty'))).toBe(true)
  expect(await ask(now('empty'), now('begun'))).toBe(false)
  expect(await ask(undefined, now('empty'))).toBe(true)
  expect(await ask(now('begun'), now('begun'))).toBe(false)
  expect(await ask(now(null), now(null))).toBe(false)
})
