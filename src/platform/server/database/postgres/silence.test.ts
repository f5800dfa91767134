import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, expect, inject, test } from 'vitest'
import { isPostgres } from '#tests/world/installation.ts'
import { DatabaseUnreachable } from '../database-unreachable.ts'
import { openPostgres } from './postgres.ts'

const cleaning: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean()
})

/** Between the product and its database; silent, it takes connections and passes nothing on, as a machine without power. */
async function startRelay() {
  const { port } = new URL(inject('postgresUrl'))
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((from) => {
    sockets.add(from.on('error', () => {}))
    if (isSilent) return
    const to = connect(Number(port), '127.0.0.1').on('error', () => {})
    sockets.add(to)
    from.on('data', (bytes) => isSilent || to.write(bytes))
    to.on('data', (bytes) => isSilent || from.write(bytes))
    from.on('close', () => to.destroy())
    to.on('close', () => isSilent || from.destroy())
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  cleaning.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  // A TCP server that listens has a port.
  const { port: own } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${own}`,
    silence: () => {
      isSilent = true
    },
  }
}

test.runIf(isPostgres)(
  'of a server that went silent everybody hears within seconds, and the next call is answered by the other one',
  async () => {
    const relay = await startRelay()
    const { host } = new URL(inject('postgresUrl'))
    const database = openPostgres(`postgres://postgres@${relay.host},${host}/postgres`)
    cleaning.push(database.close)
    const ask = () => sql<{ one: number }>`select 1 as one`.execute(database.db)
    await Promise.all([1, 2, 3].map(ask))
    relay.silence()
    const begun = performance.now()
    const asked = await Promise.allSettled([1, 2, 3].map(ask))
    expect(asked.map((one) => one.status === 'rejected' && one.reason instanceof DatabaseUnreachable)).toEqual([
      true,
      true,
      true,
    ])
    expect(performance.now() - begun).toBeLessThan(9000)
    expect((await ask()).rows).toEqual([{ one: 1 }])
    expect(performance.now() - begun).toBeLessThan(13_000)
  },
)

test.runIf(isPostgres)('a server that is only slow is waited for', async () => {
  const database = openPostgres(`${inject('postgresUrl')}postgres`)
  cleaning.push(database.close)
  const asked = sql<{ slept: string }>`select pg_sleep(6)::text as slept`.execute(database.db)
  await wait(100)
  expect((await asked).rows).toEqual([{ slept: '' }])
})
