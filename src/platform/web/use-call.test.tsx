// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Endpoint } from '#shared/endpoint.ts'
import { createQueryClient, mutation, query, useCall } from './queries.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const things = query<Endpoint>('GET /api/things')
const remove = mutation<Endpoint>('POST /api/written')
const slow = query<Endpoint>('GET /api/slow')
const done = vi.fn()
function Row() {
  const { mutate } = useCall(remove)
  return (
    <button type="button" onClick={() => mutate({} as never, { onSuccess: done, onSettled: done })}>
      Remove
    </button>
  )
}
function List() {
  const { data } = useQuery(things)
  useQuery(slow)
  return data && 'row' in (data as object) ? <Row /> : <p>Empty</p>
}

test('what is to be done after a write is done too where reading anew removes the part that wrote', async () => {
  const fetched = vi.fn<(path: string) => Promise<Response>>(async () => new Response('{"row":1}'))
  vi.stubGlobal('fetch', fetched)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <List />
    </QueryClientProvider>,
  )
  const button = await screen.findByRole('button', { name: 'Remove' })
  fetched.mockImplementation(async (path) => {
    // Of the two reads that are old, one comes later, and the button is gone before it.
    if (path === '/api/slow') await new Promise((resolve) => setTimeout(resolve, 500))
    return new Response('{"a":1}', { headers: path.endsWith('written') ? { 'x-changes': '*' } : {} })
  })
  fireEvent.click(button)
  await screen.findByText('Empty')
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(2))
  expect(done.mock.calls).toEqual([[{ a: 1 }], []])
})
