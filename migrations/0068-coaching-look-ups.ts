import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** Look-ups that scanned whole tables, and who ended a coaching. */
export async function up(db: Kysely<never>, { byteOrder }: ColumnTypes): Promise<void> {
  const { schema } = db
  const bytes = sql.raw(byteOrder)
  const name = sql`(lower("firstName" || ' ' || "lastName")${bytes})`
  await sql`create index "membersByName" on "users" (${name}, "id")`.execute(db)
  await sql`create index "membersByLastName" on "users" ((lower("lastName")${bytes}), "id")`.execute(db)
  await sql`create index "membersByEmail" on "users" ((lower("email")${bytes}), "id")`.execute(db)

  await schema.alterTable('coachClients').addColumn('endedBy', 'text').execute()
  await schema.createIndex('milestonesOfClient').on('coachMilestones').column('clientId').execute()
  await schema.createIndex('noticesOfMember').on('noticesSent').column('memberId').execute()
  await schema.createIndex('verificationsByValue').on('verifications').column('value').execute()
  await sql`create index "coachLedgerByCause" on "coachLedger" (("cause"${bytes}))`.execute(db)
}
