import { expect, test } from 'vitest'
import {
  claim,
  type Queue,
  shownIn,
  withChange,
  withoutShown,
  withRefusal,
  withReopened,
  withReplies,
} from '#features/founder-file/saving/queue.ts'
import { unsavedIn, withoutGone } from '#features/founder-file/saving/unsaved.ts'

const typed = (queue: Queue, id: string, { over = null as string | null, tab = 'one', version = 0 } = {}): Queue =>
  withChange(queue, { id, field: 'price', value: `text ${id}`, tab, over, version })
const sent = (queue: Queue): Queue => claim(queue, 100).queue
const refused = (queue: Queue, id: string, isLocked = false): Queue =>
  withRefusal(queue, id, { why: 'It doesn’t fit.', isLocked })
const saved = (queue: Queue, id: string, version: number): Queue => withReplies(queue, new Map([[id, version]]))
const shown = (queue: Queue, version: number) => shownIn(queue, () => version).get('price')

test.each(['one', 'two'])('what tab %s types over a refused answer takes its place', (tab) => {
  const queue = typed(refused(sent(typed([], 'a')), 'a'), 'b', { over: 'a', tab })
  expect(queue).toMatchObject([{ id: 'b', state: 'waiting', version: 0 }])
  expect(withoutShown(saved(sent(queue), 'b', 1), () => 1)).toEqual([])
})

test('what was typed while an answer was under way takes its place where it is refused', () => {
  const underWay = typed(sent(typed([], 'a')), 'b', { over: 'a' })
  const queue = refused(underWay, 'a')
  expect(queue.map(({ id }) => id)).toEqual(['b'])
  expect(withoutShown(saved(sent(queue), 'b', 1), () => 1)).toEqual([])
})

test('a refused answer that another tab held below a later one is gone once that is saved', () => {
  // As an earlier version left them.
  const queue = [...refused(sent(typed([], 'a')), 'a'), ...typed([], 'b')].map((save) =>
    save.id === 'b' ? { ...save, over: 'a' } : save,
  )
  expect(withoutShown(saved(sent(queue), 'b', 1), () => 1)).toEqual([])
})

test('a refused answer that no one typed over stays, with why, however new the page is', () => {
  const queue = refused(sent(typed([], 'a')), 'a')
  expect(
    shown(
      withoutShown(queue, () => 7),
      7,
    ),
  ).toMatchObject({ value: 'text a', why: 'It doesn’t fit.' })
})

test('what was refused for the plan alone is sent again when the plan includes the page', () => {
  expect(claim(withReopened(refused(sent(typed([], 'a')), 'a')), 100).batch).toEqual([])
  const [again] = claim(withReopened(refused(sent(typed([], 'a')), 'a', true)), 100).batch
  expect(again).toMatchObject({ id: 'a', value: 'text a', version: 0, why: undefined })
})

test('what an earlier version refused, which didn’t note why, is sent again once', () => {
  const ofEarlier = refused(sent(typed([], 'a')), 'a').map(({ isLocked: _, ...save }) => save)
  const again = claim(withReopened(ofEarlier), 100)
  expect(again.batch).toMatchObject([{ id: 'a', state: 'waiting' }])
  expect(withReopened(refused(again.queue, 'a'))).toMatchObject([{ id: 'a', state: 'refused' }])
})

const ordered = (queue: Queue, id: string, order: string[], over: string | null = null): Queue =>
  withChange(queue, { id, field: 'tools', value: { order }, tab: 'one', over, version: 0 })
const refusedCell = (isLocked = false): Queue => {
  const rows = ordered([], 'o1', ['aaaa', 'bbbb'])
  const cell = { id: 'c1', field: 'tools.bbbb.cost', value: 540, tab: 'one', over: null, version: 0 }
  return saved(refused(sent(withChange(rows, cell)), 'c1', isLocked), 'o1', 1)
}
const ids = (queue: Queue) => queue.map(({ id }) => id)

test('a refused cell counts as unsaved while its row is there, and is back when the row is', () => {
  expect(ids(unsavedIn(refusedCell()))).toEqual(['c1'])
  const removed = saved(sent(ordered(refusedCell(), 'o2', ['aaaa'], 'o1')), 'o2', 2)
  expect(unsavedIn(removed)).toEqual([])
  expect(ids(unsavedIn(ordered(removed, 'o3', ['aaaa', 'bbbb'], 'o2')))).toEqual(['c1', 'o3'])
})

test.each([
  [['aaaa', 'bbbb'], ['c1']],
  [['aaaa'], []],
  [undefined, ['c1']],
])('where the page came anew with rows %j, of a refused cell of row bbbb there is %j', (order, left) => {
  const shownByPage = withoutShown(refusedCell(), () => 1)
  expect(ids(withoutGone(shownByPage, () => order && { order }))).toEqual(left)
})

test('a refused cell whose row only this device has, or that is in no table, stays when the page comes anew', () => {
  expect(ids(withoutGone(refusedCell(), () => ({ order: ['aaaa'] })))).toContain('c1')
  expect(ids(withoutGone(refused(sent(typed([], 'a')), 'a'), () => ({ order: [] })))).toEqual(['a'])
})

test('what a full page refused in a row that another device removed stays and is sent again, unless the row is removed here', () => {
  const onPage = () => ({ order: ['aaaa'] })
  const alone = withoutShown(refusedCell(true), () => 1)
  expect(ids(withoutGone(alone, onPage))).toEqual(['c1'])
  expect(claim(withReopened(alone), 100).batch).toMatchObject([{ field: 'tools.bbbb.cost', value: 540 }])
  const removed = saved(sent(ordered(refusedCell(true), 'o2', ['aaaa'], 'o1')), 'o2', 2)
  expect(
    withoutGone(
      withoutShown(withReopened(removed), () => 2),
      onPage,
    ),
  ).toEqual([])
})
