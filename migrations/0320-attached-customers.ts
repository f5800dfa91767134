import type { Kysely } from 'kysely'

/** When a customer whom the payment provider had before was tied to the member; null for one that was made here. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('payers').addColumn('attachedAt', 'text').execute()
}
