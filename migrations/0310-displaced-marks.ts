import type { Kysely } from 'kysely'

/** Counted or guessed: the mark that a displaced number had. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('fileDisplaced').addColumn('mark', 'text').execute()
}
