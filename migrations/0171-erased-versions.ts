import type { Kysely } from 'kysely'

/** Versions of answers continue past an erasure of their page: who saw what was erased did not see what came after. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('fileErasures')
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('pageId', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('fileErasuresOfMember', ['memberId', 'pageId'])
    .execute()
}
