import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'
import { clusterByKey } from './0152-rows-of-a-member-together.ts'

/**
 * SQLite: the pages, answers and numbers of one Founder file lie together, and so do the entries of one member's points, whose
 * key now begins with the member. With 100,000 finished histories a member's numbers lay on a hundred pages of the file, and
 * entries of points were kept five times, of which two are enough to go without.
 */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  if (instant !== 'text') return
  for (const table of ['filePages', 'fileAnswers', 'fileNumbers']) await clusterByKey(db, table)
  await sql`drop index "ledgerOfMember"`.execute(db)
  await clusterByKey(db, 'ledgerEntries', withKeyOfMember)
}

const withKeyOfMember = (created: string) =>
  created
    .replace('"id" text primary key', '"id" text not null')
    .replace(/\)$/, ', constraint "entryOfMember" primary key ("memberId", "id"))')
