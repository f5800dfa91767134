import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'
import { clusterByKey } from './0152-rows-of-a-member-together.ts'

/**
 * What one member wrote in half a year is read from few pages of the disk, however many others wrote beside them. SQLite:
 * pages, answers and numbers of a Founder file lie together, and so do the entries of one member's points, whose key now
 * begins with the member. PostgreSQL keeps rows as they came: the keys of gratitude and numbers hold the whole row.
 */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  if (instant !== 'text') return coverKeys(db)
  for (const table of ['filePages', 'fileAnswers', 'fileNumbers']) await clusterByKey(db, table)
  await sql`drop index "ledgerOfMember"`.execute(db)
  await clusterByKey(db, 'ledgerEntries', withKeyOfMember)
}

const withKeyOfMember = (created: string) =>
  created
    .replace('"id" text primary key', '"id" text not null')
    .replace(/\)$/, ', constraint "entryOfMember" primary key ("memberId", "id"))')

async function coverKeys(db: Kysely<never>): Promise<void> {
  await sql`
    alter table "gratitudeEntries" drop constraint "oneEntryPerDay",
      add constraint "oneEntryPerDay" primary key ("memberId", "onDay") include ("text", "writtenAt")`.execute(db)
  await sql`
    alter table "fileNumbers" drop constraint "fileNumbersOfMember",
      add constraint "fileNumbersOfMember" primary key ("memberId", "id") include (
        "key", "date", "onDay", "value", "mark", "pageId", "field", "enteredAt", "correctedBy", "proposedAt")`.execute(
    db,
  )
}
