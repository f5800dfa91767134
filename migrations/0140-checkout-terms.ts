import type { Kysely } from 'kysely'

/** The provider's own checkout page, and what discounts and tax make of a membership's price. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('payers').addColumn('checkoutId', 'text').execute()
  await schema.alterTable('subscriptions').addColumn('recurringCents', 'integer').execute()
  await schema
    .alterTable('subscriptions')
    .addColumn('addsTax', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
