import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** Durable jobs, counted attempts, and the record of what operators did. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('uniqueKey', 'text', (c) => c.unique())
    .addColumn('runAt', instant, (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('leasedUntil', instant)
    .addColumn('lastError', 'text')
    .addColumn('deadAt', instant)
    .addColumn('createdAt', instant, (c) => c.notNull())
    .execute()
  await schema.createIndex('jobsByTime').on('jobs').columns(['deadAt', 'runAt']).execute()

  await schema
    .createTable('attempts')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('windowEndsAt', instant, (c) => c.notNull())
    .execute()
  await schema.createIndex('attemptsByEnd').on('attempts').column('windowEndsAt').execute()

  await schema
    .createTable('auditEntries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .execute()
}
