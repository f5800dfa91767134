// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { type Change, claim, isUnsent, type Queue, withChange, withReplies } from '../queue.ts'
import { newPageQueue } from './page-queue.ts'
import { changeStored } from './queue-storage.ts'
import { countWaiting, deleteLocalAnswers } from './waiting-answers.ts'

type Connection = { close: () => void; onversionchange?: () => void }
const connections: Connection[] = []
afterEach(() => connections.at(-1)?.onversionchange?.())

/** As much of a browser's storage as queues use; the next transactions fail, as in a browser whose connection is lost. */
function aStorage() {
  const rows = new Map<string, Queue>()
  const told = { rows, failing: 0 }
  const request = <T>(result: T) => {
    const asked: { result: T; onsuccess?: () => void } = { result }
    queueMicrotask(() => asked.onsuccess?.())
    return asked
  }
  const objectStore = () => ({
    get: (key: string) => request(rows.get(key)),
    put: (queue: Queue, key: string) => rows.set(key, structuredClone(queue)),
    delete: (key: string) => rows.delete(key),
    getAllKeys: () => request([...rows.keys()]),
  })
  const transaction = () => {
    if (told.failing-- > 0) throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
    const begun: { objectStore: typeof objectStore; oncomplete?: () => void } = { objectStore }
    setTimeout(() => begun.oncomplete?.())
    return begun
  }
  const open = () => {
    const connection = { transaction, close: () => {} }
    connections.push(connection)
    return request(connection)
  }
  vi.stubGlobal('indexedDB', { open })
  vi.stubGlobal('IDBKeyRange', { bound: () => undefined })
  return told
}

let members = 0
const aPage = () => {
  members += 1
  const memberId = `member-${members}`
  return { memberId, key: `${memberId}/page`, page: newPageQueue(`${memberId}/page`, () => {}) }
}
const change = (id: string, more: Partial<Change> = {}): Change => ({
  id,
  field: id,
  value: `text ${id}`,
  tab: 'one',
  over: null,
  version: 0,
  ...more,
})
const ids = (queue: Queue = []) => queue.map(({ id }) => id)

test('what the storage failed to take can be sent, is counted, and is stored with the next change', async () => {
  const storage = aStorage()
  const { memberId, key, page } = aPage()
  await page.read()
  storage.failing = 1
  await page.write(change('a'))
  expect(page.isStored()).toBe(false)
  expect(ids(page.shown.get().filter(isUnsent))).toEqual(['a'])
  storage.failing = 3
  expect(ids(claim(await page.read(), 100).batch)).toEqual(['a'])
  expect(await countWaiting(memberId)).toBe(1)
  storage.failing = 0
  await page.write(change('b'))
  expect(page.isStored()).toBe(true)
  expect(ids(storage.rows.get(key))).toEqual(['a', 'b'])
})

test('a storage that takes things again has what other tabs stored meanwhile, and nothing twice', async () => {
  const storage = aStorage()
  const { key, page } = aPage()
  await page.write(change('a'))
  await page.write(change('b'))
  storage.failing = 2
  await page.change((queue) => withReplies(claim(queue, 1).queue, new Map([['a', 1]])))
  await page.write(change('c'))
  await changeStored(key, (queue) => withChange(queue, change('d', { field: 'a', over: 'a', tab: 'two' })))
  await page.read()
  expect(storage.rows.get(key)).toMatchObject([
    { id: 'a', state: 'saved', version: 1 },
    { id: 'b', state: 'waiting' },
    // Typed upon what became of the one below it.
    { id: 'd', state: 'waiting', version: 1, over: null },
    { id: 'c', state: 'waiting' },
  ])
})

test('a connection that another tab ended is opened anew', async () => {
  const storage = aStorage()
  const { key, page } = aPage()
  await page.write(change('a'))
  const before = connections.length
  connections.at(-1)?.onversionchange?.()
  await page.write(change('b'))
  expect(connections.length).toBe(before + 1)
  expect(ids(storage.rows.get(key))).toEqual(['a', 'b'])
})

test('without a storage answers wait in the tab, and are counted and deleted there', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const { memberId, page } = aPage()
  await page.write(change('a'))
  await page.write(change('b'))
  expect(page.isStored()).toBe(false)
  expect(await countWaiting(memberId)).toBe(2)
  await deleteLocalAnswers(memberId, 'all')
  expect(ids(await page.read())).toEqual([])
})
