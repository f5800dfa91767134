import type { Kysely } from 'kysely'

/** The plan that opened last, by a payment or as a gift, and when. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  for (const column of ['openedTier', 'openedAt'])
    await schema.alterTable('memberships').addColumn(column, 'text').execute()
}
