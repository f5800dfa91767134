import { expect, test } from 'vitest'
import {
  claim,
  type Queue,
  shownIn,
  withChange,
  withReopened,
  withReplies,
} from '#features/founder-file/saving/queue.ts'
import { unsavedIn } from '#features/founder-file/saving/unsaved.ts'

type Typed = { over?: string | null; tab?: string; version?: number; isUnread?: boolean }
const typed = (queue: Queue, id: string, { over = null, tab = 'one', version = 0, isUnread = false }: Typed = {}) =>
  withChange(queue, { id, field: 'price', value: id, tab, over, version, ...(isUnread ? { isUnread } : {}) })
const sent = (queue: Queue): Queue => claim(queue, 100).queue
const saved = (queue: Queue, id: string, version: number): Queue => withReplies(queue, new Map([[id, version]]))

test('what can’t be read is held, shown and counted, and never sent', () => {
  const queue = typed([], 'fifty', { isUnread: true })
  expect(claim(withReopened(queue), 100).batch).toEqual([])
  expect(unsavedIn(queue)).toHaveLength(1)
  expect(shownIn(queue, () => 7).get('price')).toMatchObject({ value: 'fifty', isUnread: true })
})

test('half a number that wasn’t sent gives way to what it became, and that to the number', () => {
  const unread = typed(typed([], '5'), '5-6', { over: '5', isUnread: true })
  expect(unread).toMatchObject([{ value: '5-6', state: 'refused' }])
  const read = typed(unread, '56', { over: '5-6' })
  expect(read).toMatchObject([{ value: '56', state: 'waiting', version: 0 }])
  expect(unsavedIn(read).some(({ isUnread }) => isUnread)).toBe(false)
})

test.each(['one', 'two'])('typed by tab %s over what was under way, the number is saved upon that', (tab) => {
  const unread = typed(sent(typed([], '5')), '5-6', { over: '5', isUnread: true })
  expect(unread.map(({ state }) => state)).toEqual(['sent', 'refused'])
  const read = typed(unread, '56', { over: '5-6', tab })
  expect(read.map(({ value }) => value)).toEqual(['5', '56'])
  expect(claim(saved(read, '5', 1), 100).batch).toMatchObject([{ value: '56', version: 1 }])
})
