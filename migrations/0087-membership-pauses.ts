import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** A pause of the program closes a paid membership until it is over, and moves its next payment by as long. */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema.alterTable('memberships').addColumn('closedUntil', instant).execute()
  await schema.alterTable('subscriptions').addColumn('pausedUntil', instant).execute()
  await schema
    .createTable('membershipPauses')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('subscriptionId', 'text', (c) => c.notNull())
    .addColumn('fromAt', instant, (c) => c.notNull())
    .addColumn('resumesAt', instant, (c) => c.notNull())
    .addColumn('appliedSeconds', 'integer')
    .execute()
  await schema.createIndex('membershipPausesOfMember').on('membershipPauses').columns(['memberId', 'fromAt']).execute()
}
