import { type ClientBase, Pool, type PoolClient, type PoolConfig } from 'pg'
import { addressesIn } from './addresses.ts'
import { type Silence, watchSilence } from './silence.ts'

export type Connected = { client: PoolClient; heed: Silence['heed'] }
export type PrimaryPool = { connect: () => Promise<Connected>; end: () => Promise<void>; options: PoolConfig }

/**
 * Connections to whichever server takes writes. With several addresses the next one is asked where one doesn't answer or
 * is a standby, and the one that was found is asked first from then on: after a standby was promoted, calls go on there.
 */
export function primaryPool(url: string, settings: PoolConfig): PrimaryPool {
  const pools = addressesIn(url).map((connectionString) => open({ ...settings, connectionString }))
  let current = 0

  async function connect(): Promise<Connected> {
    let failure: unknown
    for (let tried = 0; tried < pools.length; tried += 1) {
      const index = (current + tried) % pools.length
      const one = pools[index]
      const client = await one?.pool.connect().catch((error: unknown) => {
        failure = error
      })
      if (!one || !client) continue
      current = index
      return { client, heed: one.heed }
    }
    throw failure
  }
  const end = async () => {
    for (const one of pools) one.end()
    await Promise.all(pools.map(({ pool }) => pool.end()))
  }
  return { connect, end, options: settings }
}

function open(settings: PoolConfig & { connectionString: string }) {
  const verify = (client: ClientBase, done: (error?: Error) => void) => {
    takesWrites(client).then(
      (isPrimary) => (isPrimary ? done() : done(new Error('it is a standby, which takes no writes'))),
      done,
    )
  }
  const pool = new Pool({ ...settings, verify } as PoolConfig)
  // An idle connection that the server ended is dropped by the pool, and one in use fails the statement that it runs.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { pool, ...watchSilence(pool, settings.connectionString) }
}

async function takesWrites(client: ClientBase): Promise<boolean> {
  const asked = { text: 'select pg_is_in_recovery() as standby', query_timeout: 3000 }
  const { rows } = await client.query<{ standby: boolean }>(asked)
  return rows[0]?.standby === false
}
