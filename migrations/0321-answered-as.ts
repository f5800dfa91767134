import type { Kysely } from 'kysely'

/** As what the built-in guide answered, and what it asked back. Servers of the version before leave it null. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('chatMessages').addColumn('answeredAs', 'text').execute()
}
