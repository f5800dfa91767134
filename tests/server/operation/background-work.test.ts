import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { iso, machineNow } from '#platform/server/clock.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { startMailServer } from '#tests/peers/mail-server.ts'
import { joinOver, type Served, serveProcess } from '#tests/peers/process.ts'
import { migratedPlace } from '#tests/world/fresh-database.ts'

let dataDir: string
let env: Record<string, string> = {}
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'frontier-background-'))
  env = await migratedPlace(dataDir)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Takes connections, and says nothing: whoever sends an email waits. */
async function silentServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    isAsked: async () => {
      for (let tries = 0; sockets.size === 0; tries += 1) {
        if (tries === 200) throw new Error('It was never asked')
        await wait(50)
      }
      sockets.clear()
    },
    close: () => server.close(),
  }
}

const start = (smtp: string, more = {}): Promise<Served> =>
  serveProcess(dataDir, { ...env, SMTP_URL: smtp, MAIL_FROM: 'hello@frontier.example', ...more })

/** The database between two processes. */
async function stored<T>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir })
  const answer = await work(database.db)
  await database.close()
  return answer
}
const emails = () =>
  stored((db) =>
    db
      .selectFrom('jobs')
      .select(['attempts', 'leasedUntil', 'leasedBy'])
      .where('name', '=', 'mail.deliver')
      .where('leasedBy', 'is not', null)
      .execute(),
  )
const untried = () =>
  stored((db) => db.selectFrom('jobs').select('attempts').where('name', '=', 'mail.deliver').execute())

test('a drained process gives back what does not end in time, a killed one leaves its lease, and another does the work', async () => {
  const silent = await silentServer()
  const drained = await start(silent.url, { STOP_WITHIN: '5' })
  await joinOver(drained.url, 'ada@members.example')
  await silent.isAsked()
  expect(await drained.stop()).toBe(0)
  expect([await emails(), await untried()]).toEqual([[], [{ attempts: 0 }]])

  const killed = await start(silent.url)
  await silent.isAsked()
  await killed.kill()
  silent.close()
  expect(await emails()).toMatchObject([{ attempts: 0, leasedUntil: expect.any(String) }])

  const past = iso(machineNow().subtract({ seconds: 1 }))
  await stored((db) => db.updateTable('jobs').set({ leasedUntil: past }).where('leasedBy', 'is not', null).execute())
  const mail = await startMailServer()
  const next = await start(mail.url)
  for (let tries = 0; mail.received.length === 0 && tries < 200; tries += 1) await wait(50)
  expect(await next.stop()).toBe(0)
  expect(mail.received.map(({ to }) => to)).toEqual([['ada@members.example']])
  expect(await untried()).toEqual([])
  await mail.close()
}, 120_000)
