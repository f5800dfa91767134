import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/**
 * Whether a member lets a model outside of the installation read their Founder file, and which answers came from it. Of the
 * answers before, the built-in guide may have taken any from there.
 */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('assistantConsents')
    .addColumn('memberId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('isGiven', 'integer', (c) => c.notNull())
    .addColumn('decidedAt', instant, (c) => c.notNull())
    .execute()
  await schema
    .alterTable('chatMessages')
    .addColumn('isFromFile', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
}
