// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { reauthenticate, settleReauth, waitingForReauth } from '#platform/web/session-expired.ts'
import { aSavingServer } from '#tests/web/serve-file.ts'
import { unsavedIn } from '../unsaved.ts'
import { newOutbox } from './outbox.ts'

let members = 0
const anOutbox = () => {
  members += 1
  return newOutbox(`sender-${members}`)
}
type Outbox = ReturnType<typeof anOutbox>
const write = (outbox: Outbox, pageId: string, field: string, value: string) =>
  outbox.write(pageId, { id: `${pageId}-${field}`, field, value, tab: 'one', over: null, version: 0 })
const writeRows = (outbox: Outbox) => {
  for (let row = 0; row < 12; row += 1) write(outbox, 'interviews', `words_${row}`, 'я'.repeat(2900))
  write(outbox, 'letter', 'reason', 'short')
}

test('70 kB that were typed offline arrive in requests that the server takes, and so does what waits on other pages', async () => {
  const sent = aSavingServer(65_536)
  const outbox = anOutbox()
  writeRows(outbox)
  await outbox.send()
  expect(sent.map(({ page, fields }) => [page, fields.length])).toEqual([
    ['interviews', 10],
    ['interviews', 2],
    ['letter', 1],
  ])
  expect(unsavedIn(outbox.page('interviews').shown.get())).toEqual([])
})

test('what waited is sent with how long it did; what goes out soon is not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const sent = aSavingServer(65_536)
  const outbox = anOutbox()
  write(outbox, 'interviews', 'words', 'typed on the flight')
  vi.setSystemTime(Date.now() + 3 * 86_400_000)
  write(outbox, 'interviews', 'reason', 'typed on landing')
  await outbox.send()
  expect(sent.map(({ fields, typedAgo }) => [fields, typedAgo])).toEqual([
    [
      ['words', 'reason'],
      [3 * 86_400, undefined],
    ],
  ])
  vi.useRealTimers()
})

test('where a proxy takes less, requests get smaller until they fit, and one answer that never fits is refused', async () => {
  const sent = aSavingServer(14_000)
  const outbox = anOutbox()
  writeRows(outbox)
  write(outbox, 'interviews', 'all', 'я'.repeat(9000))
  await outbox.send()
  expect(sent.flatMap(({ fields }) => fields)).toHaveLength(13)
  expect(outbox.page('interviews').shown.get()).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ field: 'all', state: 'refused' })]),
  )
})

test('a page that the server fails at keeps no other page from being saved', async () => {
  const sent = aSavingServer(65_536, ({ page }) => (page === 'interviews' ? 500 : 200))
  const outbox = anOutbox()
  writeRows(outbox)
  await outbox.send()
  expect(sent.map(({ page }) => page)).toEqual(['letter'])
  expect(['interviews', 'letter'].map(outbox.hasTrouble)).toEqual([true, false])
  expect(unsavedIn(outbox.page('interviews').shown.get())).toHaveLength(12)
  outbox.close()
})

test('while the server fails at one page, others go out soon after they are typed, and that one rests longer each time', async () => {
  vi.useFakeTimers()
  const tries: string[] = []
  const sent = aSavingServer(65_536, ({ page }) => {
    tries.push(page)
    return page === 'interviews' ? 500 : 200
  })
  const outbox = anOutbox()
  write(outbox, 'interviews', 'words', 'a')
  await vi.advanceTimersByTimeAsync(1000)
  for (let second = 1; second < 15; second += 1) {
    write(outbox, 'letter', `reason_${second}`, 'short')
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toHaveLength(second)
  }
  // At 0.8 s, 3 s and 13 s later.
  expect(tries.filter((page) => page === 'interviews')).toHaveLength(3)
  expect(await outbox.save('interviews')).toBe(false)
  expect(tries.filter((page) => page === 'interviews')).toHaveLength(4)
  outbox.close()
  vi.useRealTimers()
})

test('a page is saved once all of it is there, also what a sending under way had passed; what is refused is not', async () => {
  const passed = Promise.withResolvers<void>()
  const typed = Promise.withResolvers<void>()
  const sent = aSavingServer(65_536, async ({ page, fields }) => {
    if (page === 'letter') passed.resolve()
    if (page === 'letter') await typed.promise
    return fields.includes('wrong') ? 400 : 200
  })
  const outbox = anOutbox()
  write(outbox, 'interviews', 'first', 'a')
  write(outbox, 'letter', 'reason', 'b')
  const underWay = outbox.send()
  await passed.promise
  write(outbox, 'interviews', 'second', 'c')
  const saved = outbox.save('interviews')
  typed.resolve()
  expect(await saved).toBe(true)
  await underWay
  expect(sent.map(({ fields }) => fields)).toEqual([['first'], ['reason'], ['second']])
  write(outbox, 'interviews', 'wrong', 'd')
  expect(await outbox.save('interviews')).toBe(false)
  expect(await outbox.save('interviews', 'first')).toBe(true)
  expect(await outbox.save('letter')).toBe(true)
})

test('after a declined sign-in nothing asks by itself; typing does again, and a sign-in sends what was kept', async () => {
  vi.useFakeTimers()
  let says = 401
  let tries = 0
  const sent = aSavingServer(65_536, () => {
    tries += 1
    return says
  })
  const outbox = anOutbox()
  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
  write(outbox, 'letter', 'reason', 'short')
  await seconds(1)
  expect(waitingForReauth.get().length).toBeGreaterThan(0)
  settleReauth(false)
  outbox.sendUnasked()
  await seconds(300)
  expect([tries, outbox.hasTrouble('letter'), unsavedIn(outbox.page('letter').shown.get()).length]).toEqual([
    1,
    true,
    1,
  ])
  write(outbox, 'letter', 'words', 'more')
  await seconds(1)
  expect([tries, waitingForReauth.get().length > 0]).toEqual([2, true])
  settleReauth(false)
  await seconds(1)
  // Something else asks, and this time someone signs in.
  void reauthenticate('/api/lessons')
  says = 200
  settleReauth(true)
  await seconds(1)
  expect(sent.flatMap(({ fields }) => fields)).toEqual(['reason', 'words'])
  outbox.close()
  vi.useRealTimers()
})
