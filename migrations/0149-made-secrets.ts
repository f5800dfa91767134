import type { Kysely } from 'kysely'

/** The secret of an installation on PostgreSQL that was given none: servers without a disk in common share it. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('madeSecrets')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('secret', 'text', (c) => c.notNull())
    .execute()
}
