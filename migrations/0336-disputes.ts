import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/**
 * Disputes as the payment provider tells them, and when a refund that waited was given up: that counts as done too, so that
 * an older server beside doesn't try it.
 */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('disputes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('chargeId', 'text', (c) => c.notNull())
    .addColumn('cents', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('openedAt', instant, (c) => c.notNull())
    .addColumn('answerUntil', instant)
    .addColumn('decidedAt', instant)
    .execute()
  await schema.createIndex('disputesOfMember').on('disputes').column('memberId').execute()
  await schema.alterTable('chargeRefunds').addColumn('droppedAt', instant).execute()
}
