// @vitest-environment happy-dom
import { afterAll, expect, test, vi } from 'vitest'

// Files share a process, and what another one’s page knows would be known here.
vi.resetModules()
const { isForPage, noteVersion, onVersionChange, pageMember } = await import('./version-sync.ts')

const otherTab = new BroadcastChannel('member-record')
const told: unknown[] = []
otherTab.addEventListener('message', ({ data }) => told.push(data))
afterAll(() => otherTab.close())

const headers = (version: number, day = 3, more: Record<string, string> = {}) =>
  new Headers({ 'x-member-version': String(version), 'x-program-day': String(day), ...more })
const refresh = vi.fn()
onVersionChange(refresh)

test('what a page knows goes to the other tabs at once, and each news after that', async () => {
  noteVersion(headers(5), false)
  await vi.waitFor(() => expect(told).toEqual([{ member: null, version: 5, day: '3', date: '' }]))
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

test('the next day is news though nothing was changed, also in a pause and from the last program day on', async () => {
  refresh.mockClear()
  const at = (date: string) => noteVersion(headers(9, 180, { 'x-member-date': date }), false)
  at('2026-11-29')
  refresh.mockClear()
  for (const date of ['2026-11-30', '2026-11-29', '2026-11-30']) at(date)
  noteVersion(headers(9, 180), false)
  expect(refresh).toHaveBeenCalledTimes(1)
  noteVersion(headers(10, 180, { 'x-member-date': '2026-12-01' }), true)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('news of another tab refreshes, and what is known already does not', async () => {
  refresh.mockClear()
  otherTab.postMessage({ version: 10, day: '180', date: '2026-12-01' })
  otherTab.postMessage({ version: 11, day: '180', date: '2026-12-01' })
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
})

test('a page is left when a reply or another tab is for someone else, and stays whose it was until then', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
  noteVersion(headers(12, 4, { 'x-member': 'anna' }), false)
  expect([pageMember(), isForPage('anna')]).toEqual(['anna', true])
  // An older server beside this one says of no reply whose it is, and an older tab says nothing.
  noteVersion(headers(13), false)
  expect(isForPage(null)).toBe(true)
  otherTab.postMessage({ version: 14, day: '4' })
  await new Promise((done) => setTimeout(done, 50))
  expect(leave).not.toHaveBeenCalled()

  expect(isForPage('ben')).toBe(false)
  expect(leave.mock.calls).toEqual([['/']])
  otherTab.postMessage({ member: 'ben', version: 2, day: '1', date: '2026-12-01' })
  await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(2))
  expect(pageMember()).toBe('anna')
})
