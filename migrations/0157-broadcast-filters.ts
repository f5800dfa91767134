import type { Kysely } from 'kysely'

/** A broadcast goes to whom the list of people finds, by all that the list can be narrowed by. */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema
    .alterTable('broadcasts')
    .addColumn('coach', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await schema.alterTable('broadcasts').addColumn('seen', 'text').execute()
  for (const column of ['fromDay', 'toDay'])
    await schema.alterTable('broadcasts').addColumn(column, 'integer').execute()
}
