import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** Emails that came back after the mail server took them, and addresses that broadcasts no longer go to. */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  const { schema } = db
  for (const [column, type] of [
    ['bounceKind', 'text'],
    ['bouncedAt', instant],
    ['bounceReason', 'text'],
  ] as const)
    await schema.alterTable('sentEmails').addColumn(column, type).execute()
  await sql`create index "sentEmailsBounced" on "sentEmails" ("broadcastId") where "bounceKind" = 'hard'`.execute(db)
  await schema
    .createTable('bouncedAddresses')
    .addColumn('address', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('bouncedAt', instant, (c) => c.notNull())
    .execute()
  await schema.createIndex('bouncedAddressesOfMember').on('bouncedAddresses').column('memberId').execute()
}
