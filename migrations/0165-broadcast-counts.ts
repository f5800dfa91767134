import { type Kysely, sql } from 'kysely'

/** What a broadcast counts of emails whose records are gone: without the persons, so that its figures stay. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ['goneSent', 'goneRefused', 'goneBounced'])
    await db.schema
      .alterTable('broadcasts')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  // Emails that were taken back while they were tried again, and left later.
  await sql`delete from "sentEmails" where "acceptedAt" is null and exists (select 1 from "sentEmails" "later" where "later"."memberId" = "sentEmails"."memberId" and "later"."broadcastId" = "sentEmails"."broadcastId" and "later"."acceptedAt" is not null)`.execute(
    db,
  )
  await sql`create index "sentEmailsNotTaken" on "sentEmails" ("broadcastId") where "acceptedAt" is null`.execute(db)
}
