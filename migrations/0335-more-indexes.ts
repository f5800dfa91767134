import type { Kysely } from 'kysely'

/** What an erasure deletes, or takes its author from, is found without reading the whole table. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.createIndex('milestoneCorrectionsByClient').on('milestoneCorrections').column('clientId').execute()
  await db.schema.createIndex('broadcastsByCreator').on('broadcasts').column('createdBy').execute()
}
