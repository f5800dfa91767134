import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { asAdmin } from './postgres-admin.ts'
import { startPostgres } from './postgres-server.ts'

/** A primary that answers a write once its standby has it on its disk too, and that standby. */
export async function startPostgresPair() {
  const primary = await startPostgres({ fsync: 'on' })
  const { port } = new URL(primary.url)
  const copied = ['-h', '127.0.0.1', '-p', port, '-U', 'postgres', '-R', '-X', 'stream', '-c', 'fast']
  const standby = await startPostgres({ fsync: 'on', fill: (data) => ['pg_basebackup', ['-D', data, ...copied]] })
  await asAdmin(primary.url, "alter system set synchronous_standby_names = '*'")
  await asAdmin(primary.url, 'select pg_reload_conf()')
  await inStep(primary.url)
  const hosts = [primary, standby].map(({ url }) => new URL(url).host).join(',')
  return {
    primary,
    standby,
    /** The address of both. */
    urlOf: (database: string) => `postgres://postgres@${hosts}/${database}`,
    stop: async () => {
      await standby.stop()
      await primary.stop()
    },
  }
}

async function inStep(url: string): Promise<void> {
  const client = new Client({ connectionString: `${url}postgres` })
  await client.connect()
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { rows } = await client.query("select 1 from pg_stat_replication where sync_state = 'sync'")
    if (rows.length > 0) return client.end()
    await wait(50)
  }
  throw new Error('The standby never followed')
}
