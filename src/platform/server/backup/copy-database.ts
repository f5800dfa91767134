import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { type AnyTables, fillTables, refuseUnlessEmpty } from './fill-tables.ts'
import type { Row, Snapshot } from './snapshot.ts'
import { isSame, startDigest, type TableDigest, tableDigest } from './table-digest.ts'

/** Columns whose totals people know and ask about. */
type Ledgers = Readonly<Record<string, readonly string[]>>
export type Copied = { tables: Record<string, TableDigest>; totals: Record<string, number> }

/**
 * Copies one moment of a database into a migrated, empty one of PostgreSQL, and compares every row and the ledgers' totals
 * before anything is committed: a copy that was cut off, or that differs, leaves the target as it was.
 */
export async function copyDatabase(source: Snapshot, target: Database, ledgers: Ledgers): Promise<Copied> {
  const db = target.db as unknown as Kysely<AnyTables>
  await refuseUnlessEmpty(db, source.tables)
  const { unhurried = (work) => work() } = target
  return unhurried(() =>
    db.transaction().execute(async (into) => {
      // Long tables take their time; nothing else waits for an empty database.
      await sql`set local statement_timeout = 0`.execute(into)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(into)
      const copied: Copied = { tables: {}, totals: {} }
      const rows = (table: string) => counted(source.rows(table), { table, columns: ledgers[table] ?? [], copied })
      await fillTables(into, target.engine, { tables: source.tables, rows })
      await refuseDifferences(into, copied)
      return copied
    }),
  )
}

async function refuseDifferences(into: Kysely<AnyTables>, { tables, totals }: Copied): Promise<void> {
  for (const [table, was] of Object.entries(tables)) {
    const is = await tableDigest(rowsOf(into, table))
    if (!isSame(was, is))
      throw new Error(`${table} differs: ${is.rows} rows there, ${was.rows} here. Nothing was copied.`)
  }
  for (const [name, total] of Object.entries(totals)) {
    const there = await totalOf(into, name)
    if (there !== total) throw new Error(`${name} adds up to ${there} there and ${total} here. Nothing was copied.`)
  }
}

type Counting = { table: string; columns: readonly string[]; copied: Copied }

/** Rows on their way, and at the end what they came to. */
async function* counted(rows: AsyncIterable<Row>, { table, columns, copied }: Counting): AsyncGenerator<Row> {
  const digest = startDigest()
  const totals = new Map(columns.map((column) => [column, 0]))
  for await (const row of rows) {
    digest.add(row)
    for (const [column, total] of totals) totals.set(column, total + Number(row[column]))
    yield row
  }
  copied.tables[table] = digest.end()
  for (const [column, total] of totals) copied.totals[`${table}.${column}`] = total
}

/** What PostgreSQL holds within this transaction, a few rows at a time. */
async function* rowsOf(into: Kysely<AnyTables>, table: string): AsyncGenerator<Row> {
  await sql`declare copied no scroll cursor for select * from ${sql.table(table)}`.execute(into)
  for (;;) {
    const { rows } = await sql<Row>`fetch 500 from copied`.execute(into)
    if (rows.length === 0) break
    yield* rows
  }
  await sql`close copied`.execute(into)
}

async function totalOf(into: Kysely<AnyTables>, name: string): Promise<number> {
  const [table = '', column = ''] = name.split('.')
  const { rows } = await sql<{ total: string | number }>`
    select sum(${sql.ref(column)}) as total from ${sql.table(table)}`.execute(into)
  return Number(rows[0]?.total ?? 0)
}
