import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Row, Snapshot } from './snapshot.ts'

/** Tables that are named at run time. */
export type AnyTables = Record<string, Row>
const batch = 200

export async function refuseUnlessEmpty(db: Kysely<AnyTables>, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const row = await db.selectFrom(table).selectAll().limit(1).executeTakeFirst()
    if (row)
      throw new Error(
        `The database is not empty: ${table} holds rows. A server that has started on it leaves some: stop it, and name an empty database or folder.`,
      )
  }
}

/** Copies rows into empty tables, within the caller's transaction. */
export async function fillTables(
  into: Kysely<AnyTables>,
  engine: Database['engine'],
  { tables, rows }: Pick<Snapshot, 'tables' | 'rows'>,
): Promise<void> {
  if (engine === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(into)
  for (const table of await referencedFirst(into, engine, tables)) await fillTable(into, table, rows(table))
}

/** PostgreSQL checks references row by row, so tables come after those that they refer to. */
async function referencedFirst(
  db: Kysely<AnyTables>,
  engine: Database['engine'],
  tables: readonly string[],
): Promise<string[]> {
  if (engine === 'sqlite') return [...tables]
  const { rows } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint where contype = 'f'`.execute(
    db,
  )
  const plain = rows.map(({ from, to }) => ({ from: from.replaceAll('"', ''), to: to.replaceAll('"', '') }))
  const ordered: string[] = []
  const visit = (table: string): void => {
    if (ordered.includes(table)) return
    for (const { to } of plain.filter((one) => one.from === table && one.to !== table)) visit(to)
    if (!ordered.includes(table)) ordered.push(table)
  }
  for (const table of tables) visit(table)
  return ordered
}

async function fillTable(db: Kysely<AnyTables>, table: string, all: AsyncIterable<Row>): Promise<void> {
  let rows: Row[] = []
  for await (const row of all) {
    rows.push(row)
    if (rows.length < batch) continue
    await db.insertInto(table).values(rows).execute()
    rows = []
  }
  if (rows.length > 0) await db.insertInto(table).values(rows).execute()
}
