import type { Kysely } from 'kysely'

/** Of an email that left: whether no mail server was set, so that it is a file in the outbox. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema
    .alterTable('sentEmails')
    .addColumn('inOutbox', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
