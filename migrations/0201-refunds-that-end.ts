import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** Which membership a refund ends, and when its end was told apart, since the refund itself failed. */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema.alterTable('chargeRefunds').addColumn('endedId', 'text').execute()
  await schema.alterTable('chargeRefunds').addColumn('endedTier', 'text').execute()
  await schema.alterTable('chargeRefunds').addColumn('endToldAt', instant).execute()
  for (const [column, from] of [
    ['endedTier', 'tier'],
    ['endedId', 'id'],
  ] as const)
    await sql`
      update "chargeRefunds" set ${sql.ref(column)} = (
        select ${sql.ref(`s.${from}`)} from "subscriptions" as s
        where s."memberId" = "chargeRefunds"."memberId" and s."startedAt" <= "chargeRefunds"."askedAt"
        order by s."startedAt" desc limit 1)
      where "endsPlan" = 1 and "doneAt" is null`.execute(db)
}
