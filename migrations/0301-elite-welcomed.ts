import { type Kysely, sql } from 'kysely'

/** Who is on Elite today has met their coach: for them the first session isn’t to come. */
export async function up(db: Kysely<never>): Promise<void> {
  const now = new Date().toISOString()
  await sql`insert into ${sql.table('eliteWelcomes')} (${sql.ref('memberId')}, ${sql.ref('sentAt')})
    select ${sql.ref('memberId')}, ${now} from ${sql.table('memberships')}
    where ${sql.ref('tier')} = 'elite' or (${sql.ref('givenTier')} = 'elite' and ${sql.ref('givenUntil')} > ${now})
    on conflict do nothing`.execute(db)
}
