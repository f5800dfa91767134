import type { Kysely } from 'kysely'

/** How often the provider refused a refund: it answers a repeated key with what it answered before, so a new try has a new one. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  for (const table of ['chargeRefunds', 'guarantees'])
    await schema
      .alterTable(table)
      .addColumn('refusals', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
}
