import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** A coach's own short words for their clients. One is there or isn't, however often it is put on. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('clientTags')
    .addColumn('coachId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('clientId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('tag', 'text', (c) => c.notNull())
    .addColumn('taggedAt', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('clientTaggedOnce', ['coachId', 'clientId', 'tag'])
    .execute()
  await schema.createIndex('tagsOfClient').on('clientTags').column('clientId').execute()
}
