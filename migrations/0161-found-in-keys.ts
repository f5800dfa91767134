import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/**
 * What members ask most is found in keys, on few pages of the disk, where the rows lie as far apart as the days on which
 * they were written: conversations, on SQLite the days of gratitude without their texts, and on PostgreSQL, which keeps no
 * table in its key, badges, downloads and pages of the file.
 */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  const isSqlite = instant === 'text'
  if (isSqlite) await sql`create index "gratitudeDays" on "gratitudeEntries" ("memberId", "onDay")`.execute(db)
  else await coverKeys(db)
  await db.schema.dropIndex('conversationsOfMember').execute()
  const rest = sql.raw(isSqlite ? ', "title", "deletedAt")' : ') include ("title", "deletedAt")')
  await sql`create index "conversationsOfMember" on "conversations" ("memberId", "updatedAt", "id"${rest}`.execute(db)
}

/**
 * A row of an index holds 2,704 bytes, and a longer one fails the write, so only short rows are in this one; the long ones,
 * which are few, have one that leads to them. `list-pages.ts` asks by the same words.
 */
async function coverFile(db: Kysely<never>): Promise<void> {
  const pageLength = sql`octet_length("keptOn") + coalesce(octet_length("keyFigure"), 0)`
  await sql`
    create index "filePagesInKey" on "filePages" ("memberId", "pageId")
      include ("answers", "isDone", "keyFigure", "keptOn", "updatedAt") where ${pageLength} <= 1500`.execute(db)
  await sql`create index "filePagesLong" on "filePages" ("memberId") where ${pageLength} > 1500`.execute(db)
}

/** Without `times` and `lastAt` of downloads, which no list shows: each download would change the key. */
async function coverKeys(db: Kysely<never>): Promise<void> {
  // Making an index holds writes up, the changes after it reads too.
  await coverFile(db)
  for (const table of readInKeys) await sql`alter table ${sql.table(table)} set (${noted})`.execute(db)
  await sql`
    alter table "earnings" drop constraint "earnedOnce",
      add constraint "earnedOnce" primary key ("memberId", "kind", "subject") include ("earnedAt")`.execute(db)
  await sql`
    alter table "downloads" drop constraint "oncePerMemberAndResource",
      add constraint "oncePerMemberAndResource" primary key ("memberId", "resourceId")
      include ("firstAt", "stars")`.execute(db)
}

/** Read from keys alone, here and since 0152 and 0160. */
const readInKeys = [
  ...['completions', 'gratitudeEntries', 'fileNumbers', 'ledgerEntries', 'earnings', 'downloads', 'conversations'],
  'filePages',
]

/**
 * A key answers by itself where vacuuming noted that everyone may see the rows. By default that waits until a fifth of a
 * table is new, so that a fifth of a member’s rows would be looked up.
 */
const noted = sql.raw('autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02')
