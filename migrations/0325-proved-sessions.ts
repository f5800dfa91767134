import type { Kysely } from 'kysely'

/** When a code was given last at the operator’s desk, in this session. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('sessions').addColumn('provedAt', 'text').execute()
}
