import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** When a session was agreed on, and for which time each of the two was reminded of it. Those agreed before have no such moment. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  for (const column of ['agreedAt', 'clientRemindedFor', 'coachRemindedFor'])
    await schema.alterTable('coachingRequests').addColumn(column, instant).execute()
  await schema.createIndex('coachingRequestsByTime').on('coachingRequests').columns(['state', 'time']).execute()
}
