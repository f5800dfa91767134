import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/**
 * What members share of their Founder file with their coach, under the coaching during which they did; what is written
 * between the two about a page; and when a coach last looked at it.
 */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('fileShares')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('assignmentId', 'text', (c) => c.notNull().references('coachClients.id').onDelete('cascade'))
    .addColumn('of', 'text', (c) => c.notNull())
    .addColumn('sharedAt', instant, (c) => c.notNull())
    .addUniqueConstraint('fileSharedOnce', ['assignmentId', 'of'])
    .execute()
  await schema.createIndex('fileSharesOfMember').on('fileShares').column('memberId').execute()
  await schema
    .createTable('fileComments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('threadId', 'text', (c) => c.notNull())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('coachId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('pageId', 'text', (c) => c.notNull())
    .addColumn('field', 'text')
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('verdict', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('writtenAt', instant, (c) => c.notNull())
    .addColumn('resolvedAt', instant)
    .addColumn('awaits', 'text')
    .execute()
  await schema.createIndex('fileCommentsOfPage').on('fileComments').columns(['memberId', 'pageId', 'coachId']).execute()
  await schema.createIndex('fileCommentsOfCoach').on('fileComments').column('coachId').execute()
  await schema
    .createTable('fileLooks')
    .addColumn('coachId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('pageId', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('lookedAt', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('fileLookedAt', ['coachId', 'memberId', 'pageId'])
    .execute()
  await schema.createIndex('fileLooksOfMember').on('fileLooks').column('memberId').execute()
}
