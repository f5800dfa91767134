import type { Kysely } from 'kysely'

/** The local date on which a catch-up plan said, when it began, that work and calendar would meet. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('workHours').addColumn('catchUpPromisedOn', 'text').execute()
}
