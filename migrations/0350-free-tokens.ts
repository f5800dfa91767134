import type { Kysely } from 'kysely'

/** What of a month's tokens answered members without a plan. Of months before it isn't known. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema
    .alterTable('assistantMonths')
    .addColumn('freeTokens', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}
