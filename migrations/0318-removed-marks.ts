import type { Kysely } from 'kysely'

/** When a mark was taken off the map, while that can be undone; null of those that are on it. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('mapMarks').addColumn('deletedAt', 'text').execute()
}
