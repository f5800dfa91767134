import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** The processes that serve: each writes down twice a minute that it does, and what became of its emails. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('servers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('startedAt', instant, (c) => c.notNull())
    .addColumn('seenAt', instant, (c) => c.notNull())
    .addColumn('stoppedAt', instant)
    .addColumn('memoryBytes', 'bigint', (c) => c.notNull())
    .addColumn('emailSentAt', instant)
    .addColumn('emailFailedAt', instant)
    .addColumn('emailError', 'text')
    .execute()
}
