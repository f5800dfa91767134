import type { Kysely } from 'kysely'

/** Which run writes an answer, so that one whose lease ran out doesn't write over the one that took its place. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('chatMessages').addColumn('runId', 'text').execute()
}
