import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** Whose primary key begins with the member and that are read member by member. */
const tables = [
  ...['completions', 'milestones', 'runningExercises', 'gratitudeEntries', 'earnings', 'downloads'],
  ...['fileDays', 'agreedDays', 'standings', 'memberships'],
]

/**
 * What one member did in half a year lies together. Rows used to lie in the order in which all members wrote them, so that
 * each of a member's was on another page: 52 pages a read with 30,000 members and 50 days, and 4 since.
 */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  if (instant === 'text') for (const table of tables) await clusterByKey(db, table)
  else await coverCompletions(db)
  // With the points themselves, which are then read without going to the entries.
  await db.schema.dropIndex('ledgerByDay').execute()
  await db.schema.createIndex('ledgerByDay').on('ledgerEntries').columns(['memberId', 'onDay', 'points']).execute()
}

/** SQLite: the same table, but kept in its primary key; `change` may make it another one before. */
export async function clusterByKey(
  db: Kysely<never>,
  table: string,
  change = (created: string) => created,
): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = ${table} and sql is not null`.execute(db)
  const created = rows.find(({ type }) => type === 'table')?.sql
  if (!created) throw new Error(`There is no table ${table}.`)
  const next = `${table}_next`
  await sql.raw(`${change(created).replace(`"${table}"`, `"${next}"`)} without rowid`).execute(db)
  await sql`insert into ${sql.table(next)} select * from ${sql.table(table)} order by "memberId"`.execute(db)
  await sql`drop table ${sql.table(table)}`.execute(db)
  await sql`alter table ${sql.table(next)} rename to ${sql.table(table)}`.execute(db)
  for (const other of rows) if (other.type !== 'table') await sql.raw(other.sql).execute(db)
}

/** PostgreSQL keeps rows as they came; a key that holds the whole row answers without them. */
async function coverCompletions(db: Kysely<never>): Promise<void> {
  await sql`
    alter table "completions" drop constraint "completionOnce",
      add constraint "completionOnce" primary key ("memberId", "subModuleId")
      include ("completedAt", "completedOn", "programDay")`.execute(db)
}
