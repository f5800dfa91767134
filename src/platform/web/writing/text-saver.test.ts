import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../call-error.ts'
import { reauthenticate, settleReauth } from '../session-expired.ts'
import { type SavedText, TextSaver } from './text-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server with one text, and a browser that holds what isn’t saved. */
function desk(server: SavedText = { text: '', version: 0 }) {
  const held = { text: '' }
  const line = { isUp: true, isSignedIn: true, sent: 0 }
  const open = () =>
    new TextSaver(
      { ...server },
      {
        read: () => held.text,
        keep: (kept) => {
          held.text = kept
        },
        send: async (text, version) => {
          line.sent += 1
          if (!line.isSignedIn) throw new CallError(new Response(null, { status: 401 }), '')
          if (!line.isUp) throw new Error('no network')
          if (version !== server.version) throw new Error('changed')
          Object.assign(server, { text, version: version + 1 })
          return { version: server.version }
        },
        isConflict: (error) => error instanceof Error && error.message === 'changed',
        reload: async () => ({ ...server }),
      },
    )
  return { server, held, line, open }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('what is typed is held at once, and saved soon after the typing stops, in one call', async () => {
  const { server, held, line, open } = desk()
  const saver = open()
  for (const text of ['R', 'Ra', 'Raise']) saver.write(text)
  expect(held.text).toContain('Raise')
  await pass(1000)
  expect([server, line.sent, held.text, saver.read().status]).toEqual([{ text: 'Raise', version: 1 }, 1, '', 'saved'])
})

test('words typed while a save is under way follow it', async () => {
  const { server, open } = desk()
  const saver = open()
  saver.write('One')
  const first = saver.flush()
  saver.write('One, two')
  await first
  await pass(10)
  expect([server.text, saver.read().status]).toEqual(['One, two', 'saved'])
})

test('without a network the words stay on this device, also after a reload, and go out when it is back', async () => {
  const { server, line, open } = desk()
  line.isUp = false
  open().write('Kept')
  await pass(1000)
  const reloaded = open()
  expect(reloaded.read()).toMatchObject({ text: 'Kept', status: 'kept' })
  line.isUp = true
  await pass(9000)
  expect([server.text, reloaded.read().status]).toEqual(['Kept', 'saved'])
})

test.each([
  ['mine', 'From this tab'],
  ['other', 'From the other'],
] as const)('of two tabs neither writes over the other; the writer chooses: %s', async (which, expected) => {
  const { server, open } = desk()
  const [one, other] = [open(), open()]
  other.write('From the other')
  await pass(1000)
  one.write('From this tab')
  await pass(1000)
  expect(server.text).toBe('From the other')
  expect(one.read()).toMatchObject({ text: 'From this tab', other: { text: 'From the other' } })
  one.choose(which)
  await pass(1000)
  expect([server.text, one.read().text, one.read().status]).toEqual([expected, expected, 'saved'])
})

test('a draft of an older version is laid beside what the server has', () => {
  const { held, open } = desk({ text: 'Newer', version: 4 })
  held.text = JSON.stringify({ text: 'Draft', version: 2 })
  expect(open().read()).toEqual({ text: 'Draft', status: 'kept', other: { text: 'Newer', version: 4 } })
})

test('what another tab saved is taken over where nothing waits here, and never over words of one’s own', () => {
  const { open } = desk({ text: 'A', version: 1 })
  const saver = open()
  saver.take({ text: 'B', version: 2 })
  expect(saver.read().text).toBe('B')
  saver.write('Mine')
  saver.take({ text: 'C', version: 3 })
  expect(saver.read().text).toBe('Mine')
})

test('who waits for the save is told the version, also of what was typed meanwhile, and why it failed', async () => {
  const { server, line, open } = desk()
  const saver = open()
  saver.write('One')
  const first = saver.settled()
  saver.write('One, two')
  expect(await first).toBe(2)
  expect(server).toEqual({ text: 'One, two', version: 2 })
  line.isUp = false
  saver.write('Three')
  await expect(saver.settled()).rejects.toThrow('no network')
})

test('a save that no one is signed in for is not tried again by itself, but with the next word or sign-in', async () => {
  const { server, line, open } = desk()
  line.isSignedIn = false
  const saver = open()
  saver.write('One')
  await pass(60_000)
  expect([line.sent, saver.read()]).toEqual([1, { text: 'One', status: 'kept', other: null }])
  saver.write('One, two')
  await pass(60_000)
  expect(line.sent).toBe(2)
  line.isSignedIn = true
  void reauthenticate('/api/lessons')
  settleReauth(true)
  await pass(10)
  expect([server.text, saver.read().status]).toEqual(['One, two', 'saved'])
})
