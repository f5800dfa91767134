// @vitest-environment happy-dom
import { afterAll, expect, test, vi } from 'vitest'
import { noteVersion, onVersionChange } from './version-sync.ts'

const otherTab = new BroadcastChannel('member-record')
const told: unknown[] = []
otherTab.addEventListener('message', ({ data }) => told.push(data))
afterAll(() => otherTab.close())

const headers = (version: number, day = 3) =>
  new Headers({ 'x-member-version': String(version), 'x-program-day': String(day) })
const refresh = vi.fn()
onVersionChange(refresh)

test('what a page knows goes to the other tabs at once, and each news after that', async () => {
  noteVersion(headers(5), false)
  await vi.waitFor(() => expect(told).toEqual([{ version: 5, day: '3' }]))
  expect(refresh).not.toHaveBeenCalled()

  noteVersion(headers(5), false)
  noteVersion(headers(6), true)
  await vi.waitFor(() => expect(told).toHaveLength(2))
  expect(refresh).not.toHaveBeenCalled()

  noteVersion(headers(9), false)
  await vi.waitFor(() => expect(told).toHaveLength(3))
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('replies that come in the wrong order are no news, and tell no tab', async () => {
  refresh.mockClear()
  const before = told.length
  noteVersion(headers(8), false)
  noteVersion(headers(9), false)
  noteVersion(headers(7, 2), false)
  noteVersion(headers(9), false)
  otherTab.postMessage({ version: 8, day: '3' })
  await new Promise((done) => setTimeout(done, 50))
  noteVersion(headers(9), false)
  await new Promise((done) => setTimeout(done, 50))
  expect(refresh).not.toHaveBeenCalled()
  expect(told).toHaveLength(before)
})

test('the next program day is news, though nothing was changed', async () => {
  refresh.mockClear()
  noteVersion(headers(9, 4), false)
  expect(refresh).toHaveBeenCalledTimes(1)
  noteVersion(headers(9, 3), false)
  noteVersion(headers(9, 4), false)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('news of another tab refreshes, and what is known already does not', async () => {
  refresh.mockClear()
  otherTab.postMessage({ version: 9, day: '4' })
  otherTab.postMessage({ version: 10, day: '4' })
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
})
