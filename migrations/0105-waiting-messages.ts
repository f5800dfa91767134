import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** A client's message waits until the coach answers it or puts it aside, and one send never arrives twice. */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema.alterTable('coachMessages').addColumn('answeredAt', instant).execute()
  await schema.alterTable('coachMessages').addColumn('putAsideAt', instant).execute()
  await schema.alterTable('coachMessages').addColumn('sendId', 'text').execute()
  await sql`update "coachMessages" set "answeredAt" = (
    select min("answer"."sentAt") from "coachMessages" as "answer"
    where "answer"."assignmentId" = "coachMessages"."assignmentId"
      and "answer"."sender" = 'coach' and "answer"."id" > "coachMessages"."id"
  ) where "sender" = 'client'`.execute(db)
  // Until now, opening a message took it off the coach's list. What was opened stays off it.
  await sql`update "coachMessages" set "putAsideAt" = "readAt"
    where "sender" = 'client' and "answeredAt" is null`.execute(db)
  await sql`create index "waitingMessages" on "coachMessages" ("assignmentId", "id")
    where "sender" = 'client' and "answeredAt" is null and "putAsideAt" is null`.execute(db)
  await sql`create unique index "messageSentOnce" on "coachMessages" ("assignmentId", "sendId")`.execute(db)
}
