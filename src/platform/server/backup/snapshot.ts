import { DatabaseSync } from 'node:sqlite'
import { Client, escapeIdentifier } from 'pg'
import { addressesIn } from '../database/postgres/addresses.ts'
import { postgresTypes } from '../database/postgres/postgres-types.ts'

export type Row = Record<string, unknown>
/** One moment of a database that others go on writing to. */
export type Snapshot = {
  tables: string[]
  /** That the database has been through. */
  migrations: string[]
  rows: (table: string) => AsyncIterable<Row>
  close: () => Promise<void>
}

const own = (table: string) => !table.startsWith('kysely_') && !table.startsWith('sqlite_')

/** A read transaction of its own: the writer is not held up, and sees no difference. */
export function sqliteSnapshot(path: string): Snapshot {
  const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
  db.exec('begin')
  const names = db.prepare("select name from sqlite_schema where type = 'table' order by name").all()
  const done = db.prepare('select name from kysely_migration order by name').all()
  return {
    migrations: done.map(({ name }) => String(name)),
    tables: names.map(({ name }) => String(name)).filter(own),
    async *rows(table) {
      yield* db.prepare(`select * from "${table}"`).iterate()
    },
    close: async () => db.close(),
  }
}

/** A standby tells what there is as well. */
async function connectToAny([connectionString, ...others]: string[]): Promise<Client> {
  const client = new Client({ connectionString, statement_timeout: 0, types: postgresTypes })
  try {
    await client.connect()
    return client
  } catch (error) {
    if (others.length === 0) throw error
    return connectToAny(others)
  }
}

export async function postgresSnapshot(url: string): Promise<Snapshot> {
  // One connection for as long as the copying takes: another would show another moment.
  const client = await connectToAny(addressesIn(url))
  await client.query('begin isolation level repeatable read read only')
  const found = await client.query<{ name: string }>(
    'select table_name as name from information_schema.tables where table_schema = current_schema() order by table_name',
  )
  const done = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return {
    migrations: done.rows.map(({ name }) => name),
    tables: found.rows.map(({ name }) => name).filter(own),
    async *rows(table) {
      await client.query(`declare copied no scroll cursor for select * from ${escapeIdentifier(table)}`)
      for (;;) {
        const { rows } = await client.query<Row>('fetch 500 from copied')
        if (rows.length === 0) break
        yield* rows
      }
      await client.query('close copied')
    },
    close: () => client.end(),
  }
}
