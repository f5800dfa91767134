import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** Which coaching continues which, and since when the client lets the coach read the messages before it. */
export async function up({ schema }: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await schema.alterTable('coachClients').addColumn('continuesId', 'text').execute()
  await schema.alterTable('coachClients').addColumn('earlierAgreedAt', instant).execute()
}
