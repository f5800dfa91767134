import { type Kysely, sql } from 'kysely'

/**
 * Time zones by their canonical names: each spelling was a run of weekly letters of its own. And what operators searched
 * for, which may be somebody's name, goes from the record of what they did.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const zones = await sql<{ timeZone: string }>`select distinct ${sql.ref('timeZone')} from users`.execute(db)
  for (const { timeZone } of zones.rows) {
    const canonical = canonicalZone(timeZone)
    if (canonical === timeZone) continue
    await sql`update users set ${sql.ref('timeZone')} = ${canonical} where ${sql.ref('timeZone')} = ${timeZone}`.execute(
      db,
    )
  }
  await sql`update ${sql.ref('auditEntries')} set subject = '' where action = 'members find'`.execute(db)
}

function canonicalZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return zone
  }
}
