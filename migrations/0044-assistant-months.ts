import type { Kysely } from 'kysely'

/** What the assistant's model has used in each calendar month, by all members together. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('assistantMonths')
    .addColumn('month', 'text', (c) => c.primaryKey())
    .addColumn('tokens', 'bigint', (c) => c.notNull())
    .execute()
}
