// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type Endpoint, endpoint } from '#shared/endpoint.ts'
import { call, openEvents, pathOf } from './api.ts'
import { createQueryClient, mutation, query, useCall } from './queries.ts'

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const answer = (status: number, text: string, statusText = '') =>
  fetched.mockImplementation(async () => new Response(text, { status, statusText }))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const listParts = endpoint({
  method: 'GET',
  path: '/api/things/:id/parts',
  access: 'public',
  summary: 'The parts of a thing.',
  params: z.object({ id: z.string() }),
  query: z.object({ category: z.string().optional(), search: z.string().optional() }),
  reply: z.object({ a: z.number() }),
})
const things = query<Endpoint>('GET /api/things')
const write = mutation<Endpoint>('POST /api/things')

function Things() {
  const { data, error } = useQuery(things)
  return <p>{error ? 'failed' : data ? 'shown' : 'waiting'}</p>
}
function Write() {
  const { mutate, isError } = useCall(write)
  return (
    <button type="button" onClick={() => mutate({} as never)}>
      {isError ? 'failed' : 'Write'}
    </button>
  )
}
const client = () => createQueryClient()
const show = (queries = client(), what = <Things />) =>
  render(<QueryClientProvider client={queries}>{what}</QueryClientProvider>)
const hour = 3_600_000

test('what was read once is shown again a day later without asking', async () => {
  answer(200, '{"a":1}')
  const queries = client()
  show(queries)
  await screen.findByText('shown')
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, gcTime: Number.POSITIVE_INFINITY } })
  vi.setSystemTime(Date.now() + 24 * hour)
  show(queries)
  expect(screen.getAllByText('shown')).toHaveLength(2)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('coming back to the window asks nothing', async () => {
  answer(200, '{"a":1}')
  show()
  await screen.findByText('shown')
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('nothing is asked for again by itself, an hour long', async () => {
  answer(200, '{"a":1}')
  show()
  await screen.findByText('shown')
  await vi.advanceTimersByTimeAsync(hour)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a read that fails is not tried again', async () => {
  answer(500, '')
  show()
  await screen.findByText('failed')
  await vi.advanceTimersByTimeAsync(hour)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a write that fails is not tried again', async () => {
  answer(500, '')
  show(client(), <Write />)
  fireEvent.click(screen.getByRole('button', { name: 'Write' }))
  await screen.findByText('failed')
  await vi.advanceTimersByTimeAsync(hour)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('every call sends the cookies of the site', async () => {
  answer(200, '{}')
  await call<Endpoint>('GET /api/things')
  await call<Endpoint>('POST /api/things')
  expect(fetched.mock.calls.map(([, { credentials }]) => credentials)).toEqual(['same-origin', 'same-origin'])
})

test('a read asks the path of its key by GET and takes the answer as JSON', async () => {
  answer(200, '{"a":1}')
  const one = query<typeof listParts>('GET /api/things/:id/parts', { params: { id: 'b c' }, query: {} })
  expect(await client().fetchQuery(one)).toEqual({ a: 1 })
  expect(one.queryKey).toEqual(['/api/things/b%20c/parts'])
  expect(fetched.mock.calls.map(([path, { method }]) => [method, path])).toEqual([['GET', '/api/things/b%20c/parts']])
})

test('a query that is empty is left out of the address', () => {
  const sent = { params: { id: 'b' }, query: { category: undefined, search: '' } }
  expect(pathOf<typeof listParts>('GET /api/things/:id/parts', sent)).toBe('/api/things/b/parts')
})

test.each([
  ['the body after the status', 404, 'Nothing here.', '', '404: Nothing here.'],
  ['the status text where the body is empty', 502, '', 'Bad Gateway', '502: Bad Gateway'],
])('the message of a failure is %s', async (_, status, text, statusText, message) => {
  answer(status, text, statusText)
  await expect(call<Endpoint>('GET /api/things')).rejects.toThrow(message)
})

test.each([201, 204])('%i is a success', async (status) => {
  fetched.mockImplementation(async () => new Response(status === 204 ? null : '{}', { status }))
  await expect(call<Endpoint>('POST /api/things')).resolves.not.toThrow()
})

test.each([302, 400, 401, 403, 500])('any answer that is not OK fails, %i too', async (status) => {
  answer(status, '')
  await expect(call<Endpoint>('GET /api/auth/things')).rejects.toMatchObject({ status })
})

const replies = (changed: string | undefined, status = 200) =>
  fetched.mockImplementation(
    async (_, { method }) =>
      new Response('{"a":1}', {
        status: method === 'GET' ? 200 : status,
        headers: method !== 'GET' && changed ? { 'x-changes': changed } : {},
      }),
  )
const timesRead = () =>
  fetched.mock.calls.filter(([path, { method }]) => path === '/api/things' && method === 'GET').length

test.each([
  ['that names it', '/api/parts /api/things', 200, 2],
  ['that names all', '*', 200, 2],
  ['that names others', '/api/things/:id', 200, 1],
  ['that names none', undefined, 200, 1],
  ['of a refusal that names it', '/api/things', 409, 2],
])('a read is asked for again after the reply to a write %s', async (_, changed, status, times) => {
  replies(changed, status)
  const queries = client()
  show(queries)
  await screen.findByText('shown')
  await call<Endpoint>('POST /api/things').catch(() => {})
  await vi.advanceTimersByTimeAsync(10)
  expect(timesRead()).toBe(times)
})

test('a stream makes reads old at its end, not at its beginning', async () => {
  replies('/api/things')
  show()
  await screen.findByText('shown')
  const { ended } = await openEvents<Endpoint>('POST /api/things')
  expect(timesRead()).toBe(1)
  await ended()
  expect(timesRead()).toBe(2)
})
