import { type Kysely, sql } from 'kysely'

/** Zones in which no day can be counted become UTC: one stopped the emails of everybody, and the desk. */
export async function up(db: Kysely<never>): Promise<void> {
  const zones = await sql<{ timeZone: string }>`select distinct ${sql.ref('timeZone')} from users`.execute(db)
  for (const { timeZone } of zones.rows) {
    if (isKnown(timeZone)) continue
    await sql`update users set ${sql.ref('timeZone')} = 'UTC' where ${sql.ref('timeZone')} = ${timeZone}`.execute(db)
  }
}

function isKnown(zone: string): boolean {
  try {
    return Boolean(new Temporal.ZonedDateTime(0n, zone))
  } catch {
    return false
  }
}
