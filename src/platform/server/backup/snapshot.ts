import { DatabaseSync } from 'node:sqlite'
import postgres from 'postgres'

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

export async function postgresSnapshot(url: string): Promise<Snapshot> {
  const sql = postgres(url, {
    max: 1,
    // One connection for as long as the copying takes: another would show another moment.
    max_lifetime: null,
    connection: { statement_timeout: 0 },
    onnotice: () => {},
    types: { instant: { to: 1184, from: [1184], serialize: String, parse: (t: string) => new Date(t).toISOString() } },
  })
  await sql`begin isolation level repeatable read read only`
  const found = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = current_schema() order by table_name`
  const done = await sql<{ name: string }[]>`select name from kysely_migration order by name`
  return {
    migrations: done.map(({ name }) => name),
    tables: found.map(({ name }) => name).filter(own),
    async *rows(table) {
      for await (const some of sql`select * from ${sql(table)}`.cursor(500)) yield* some
    },
    close: () => sql.end(),
  }
}
