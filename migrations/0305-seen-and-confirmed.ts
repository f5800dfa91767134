import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** When people were last here, signed out since or not; and who had a confirmed address that an operator corrected. */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema.alterTable('users').addColumn('seenAt', instant).execute()
  await schema
    .alterTable('users')
    .addColumn('confirmedBefore', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  // Of who signed out since, the last sign-in is known.
  await sql`update "users" set "seenAt" =
    (select max("seenAt") from "knownDevices" where "memberId" = "users"."id")`.execute(db)
  await sql`update "users" set "seenAt" = "last"."at"
    from (select "userId", max("updatedAt") as "at" from "sessions" group by "userId") as "last"
    where "last"."userId" = "users"."id" and ("seenAt" is null or "seenAt" < "last"."at")`.execute(db)
  await schema.createIndex('peopleSeen').on('users').column('seenAt').execute()
  // Only who had a confirmed address was told of the correction.
  await sql`update "users" set "confirmedBefore" = 1 where "emailVerified" = 0 and "id" in
    (select "memberId" from "sentEmails" where "kind" = 'address changed')`.execute(db)
}
