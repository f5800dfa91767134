import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import type { StandInTables } from './stand-in.tables.ts'
import type { Storage } from './store.ts'

/** A storage in a SQLite file of its own, or in memory. */
export async function openSqlite(path: string): Promise<Storage & { close: () => Promise<void> }> {
  const file = new DatabaseSync(path, { timeout: 5000 })
  if (path !== ':memory:') file.exec('pragma journal_mode = wal')
  const db = new Kysely<StandInTables>({ dialect: new SqliteDialect({ database: asKyselyWants(file) }) })
  await makeTables(db)
  return { db, transact: (work) => db.transaction().execute(work), close: () => db.destroy() }
}

const asKyselyWants = (file: DatabaseSync) => ({
  close: () => file.close(),
  prepare: (sql: string) => {
    const statement = file.prepare(sql)
    // Kysely hands over what the queries of this program hold: texts and numbers.
    const values = (given: readonly unknown[]) => given as SQLInputValue[]
    return {
      reader: statement.columns().length > 0,
      all: (given: readonly unknown[]) => statement.all(...values(given)),
      run: (given: readonly unknown[]) => statement.run(...values(given)),
      iterate: (given: readonly unknown[]) => statement.iterate(...values(given)),
    }
  },
})

/** The same tables as in a database that is shared with an application. */
async function makeTables({ schema }: Kysely<StandInTables>): Promise<void> {
  await schema
    .createTable('testProviderThings')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('customer', 'text')
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('testProviderThingsByKind')
    .ifNotExists()
    .on('testProviderThings')
    .columns(['kind', 'sequence'])
    .execute()
  await schema
    .createTable('testProviderAnswers')
    .ifNotExists()
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('request', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
}
