import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/**
 * A dispute stays, without the person, when its member is erased; and what disputes took and returned is found in the ledger
 * of money by the dispute.
 */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  if (instant === 'text') await makeAnew(db, instant)
  else
    await sql`
      alter table "disputes" alter column "memberId" drop not null, drop constraint "disputes_memberId_fkey",
        add constraint "disputes_memberId_fkey" foreign key ("memberId") references "users" ("id") on delete set null
    `.execute(db)
  await sql`create index "moneyEntriesOfDispute" on "moneyEntries" ("about") where "kind" = 'disputed'`.execute(db)
}

/** SQLite changes no column of a table. */
async function makeAnew(db: Kysely<never>, instant: ColumnTypes['instant']): Promise<void> {
  const { schema } = db
  await schema.alterTable('disputes').renameTo('disputesBefore').execute()
  await schema.dropIndex('disputesOfMember').execute()
  await schema
    .createTable('disputes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('chargeId', 'text', (c) => c.notNull())
    .addColumn('cents', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('openedAt', instant, (c) => c.notNull())
    .addColumn('answerUntil', instant)
    .addColumn('decidedAt', instant)
    .execute()
  await sql`insert into "disputes" select * from "disputesBefore"`.execute(db)
  await schema.dropTable('disputesBefore').execute()
  await schema.createIndex('disputesOfMember').on('disputes').column('memberId').execute()
}
