import type { Kysely } from 'kysely'

/** When a member deleted a conversation; for some seconds it can still be brought back, then it is erased. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('conversations').addColumn('deletedAt', 'text').execute()
}
