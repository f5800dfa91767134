import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer } from '#tests/peers/mail-server.ts'
import { joinOver, serveProcess } from '#tests/peers/process.ts'
import { migratedPlace } from '#tests/world/fresh-database.ts'
import { countOf, startLoad } from '../many-servers/load.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontier-clock-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const hour = 3_600_000

test('a machine whose clock jumps forward and back answers every call, keeps everyone signed in and sends each email once', async () => {
  const offset = join(folder, 'offset')
  const jumpTo = (ms: number) => writeFileSync(offset, String(ms))
  jumpTo(0)
  const mail = await startMailServer()
  const served = await serveProcess(join(folder, 'data'), {
    ...(await migratedPlace(join(folder, 'data'))),
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../../peers/jumping-clock.ts')}`,
    CLOCK_OFFSET_FILE: offset,
    SMTP_URL: mail.url,
    MAIL_FROM: 'hello@frontier.example',
  })
  const load = await startLoad(served.url, 'clock', { people: 3, pausedMs: 30 })
  const joined: string[] = []
  for (const ms of [30 * hour, 0, -30 * hour, 2 * hour, -2 * hour, 0]) {
    jumpTo(ms)
    await wait(400)
    const email = `clock-at-${joined.length}@members.example`
    const one = await joinOver(served.url, email)
    expect(await one.get('/api/auth/user')).toMatchObject({ email })
    joined.push(email)
    const sent = () => mail.received.find(({ to }) => to.includes(email))
    await expect.poll(sent, { timeout: 10_000 }).toBeDefined()
    // So that nobody is deceived about the jump: the server's own clock says so.
    const date = Date.parse(/^Date: (.*)$/m.exec(sent()?.raw ?? '')?.[1] ?? '')
    expect(Math.abs(date - Date.now() - ms)).toBeLessThan(60_000)
    expect((await fetch(`${served.url}/readyz`)).status).toBe(200)
  }
  const { written, kept } = await load.end()
  expect(countOf(load.answered, ({ status }) => status === 200)).toEqual({})
  expect(kept).toEqual(written.map((one) => expect.objectContaining(one)))
  const sent = mail.received.flatMap(({ to }) => to).filter((to) => to.startsWith('clock-at-'))
  expect(sent.sort()).toEqual(joined)
  expect(await served.stop()).toBe(0)
  await mail.close()
}, 60_000)
