// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { writeGratitude } from '#features/game/gratitude/gratitude.contract.ts'
import { call } from './api.ts'

const sent: (string | undefined)[] = []
let signedIn = 'anna'
let version = Date.now()

test('a write says whose page it comes from, and what someone else is told never reaches that page', async () => {
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers['x-member'])
    return Response.json(
      {},
      { headers: { 'x-member': signedIn, 'x-member-version': `${++version}`, 'x-program-day': '3' } },
    )
  })
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const read = () => call('GET /api/progress')
  const write = () => call<typeof writeGratitude>('POST /api/gratitude', { body: { text: 'Coffee' } })
  await read()
  await write()
  expect(sent).toEqual([undefined, 'anna'])

  signedIn = 'ben'
  const heard = vi.fn()
  void read().then(heard, heard)
  void write().then(heard, heard)
  await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(2))
  expect(sent.slice(2)).toEqual([undefined, 'anna'])
  expect(heard).not.toHaveBeenCalled()
})
