import type { Kysely } from 'kysely'

/** What a message's Markdown was parsed into, as JSON; filled when it is first read, so that reading parses nothing twice. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('chatMessages').addColumn('blocks', 'text').execute()
}
