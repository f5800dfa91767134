import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** What the built-in test provider of local mode remembers; empty everywhere else. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('testProviderThings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('customer', 'text')
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('testProviderThingsOf').on('testProviderThings').columns(['customer', 'kind']).execute()
  await schema.createIndex('testProviderThingsByKind').on('testProviderThings').columns(['kind', 'sequence']).execute()

  await schema
    .createTable('testProviderAnswers')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('request', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('at', instant, (c) => c.notNull())
    .execute()
}
