import type { Kysely } from 'kysely'

/** The larger plan that a membership becomes once its payment is through. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('subscriptions').addColumn('pendingTier', 'text').execute()
}
