import type { Kysely } from 'kysely'

/** Who holds a job that runs. Jobs that failed for good give their key to the next one that asks for it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('leasedBy', 'text').execute()
  const jobs = db as unknown as Kysely<{ jobs: { uniqueKey: string | null; deadAt: string | null } }>
  await jobs.updateTable('jobs').set({ uniqueKey: null }).where('deadAt', 'is not', null).execute()
}
