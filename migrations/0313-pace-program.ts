import type { Kysely } from 'kysely'

/**
 * The minutes of the whole program when a pace was agreed to: what the program lost since is no work that is missing. Null
 * where a server of a version before wrote the agreement; a job fills it in.
 */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('workHours').addColumn('paceProgram', 'integer').execute()
}
