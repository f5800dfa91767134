import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** Outcomes that members filed with evidence of their Founder file, each decided once by a coach. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('outcomeFilings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('outcomeId', 'text', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('filedAt', instant, (c) => c.notNull())
    .addColumn('decision', 'text')
    .addColumn('reason', 'text')
    .addColumn('decidedAt', instant)
    .addColumn('decidedBy', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addUniqueConstraint('outcomeFiledOnceARound', ['memberId', 'outcomeId', 'round'])
    .execute()
  await schema.createIndex('outcomeFilingsDecidedBy').on('outcomeFilings').column('decidedBy').execute()
}
