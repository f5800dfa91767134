import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** Work that used to ask for its own next turn, and is asked for by a schedule now. */
const formerChains = ['billing.reconcile', 'letters.weekly', 'identity.sweep', 'assistant.sweep']

/** When recurring work is next due; the lane of each job, and a name for its work that a dead job keeps. */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema
    .createTable('schedules')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('nextAt', instant, (c) => c.notNull())
    .addColumn('lastAt', instant)
    .execute()

  // A server of the version before this one, which may still run, writes no lane: its jobs are short work.
  await schema
    .alterTable('jobs')
    .addColumn('lane', 'text', (c) => c.notNull().defaultTo('short'))
    .execute()
  await schema.alterTable('jobs').addColumn('work', 'text').execute()
  const jobs = db as unknown as Kysely<{
    jobs: { name: string; lane: string; work: string | null; uniqueKey: string | null }
  }>
  await jobs.deleteFrom('jobs').where('name', 'in', formerChains).execute()
  await jobs.updateTable('jobs').set({ lane: 'mail' }).where('name', '=', 'mail.deliver').execute()
  await jobs
    .updateTable('jobs')
    .set((row) => ({ work: row.ref('uniqueKey') }))
    .execute()

  await schema.dropIndex('jobsByTime').execute()
  await sql`create index "jobsDue" on "jobs" ("lane", "runAt") where "deadAt" is null`.execute(db)
  await sql`create index "jobsDead" on "jobs" ("deadAt") where "deadAt" is not null`.execute(db)
  await schema.createIndex('jobsByWork').on('jobs').column('work').execute()
}
