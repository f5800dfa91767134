import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** Operators who see the site as a member, or as nobody with a plan on a day; in which session, and until when. */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema
    .createTable('seeings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('sessionId', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('operatorId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('memberId', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('tier', 'text')
    .addColumn('day', 'integer')
    .addColumn('keepsPace', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('endsAt', instant, (c) => c.notNull())
    .execute()
  await schema.createIndex('seeingsBySession').on('seeings').column('sessionId').execute()
  await schema.createIndex('seeingsByOperator').on('seeings').column('operatorId').execute()
  await schema.createIndex('seeingsOfMember').on('seeings').column('memberId').execute()
}
