import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/**
 * What becomes of a request: times that suit, the one that was agreed, and how it ended. A server of the version before
 * leaves these columns alone, so each has a default.
 */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  const requests = () => db.schema.alterTable('coachingRequests')
  await requests()
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('open'))
    .execute()
  await requests()
    .addColumn('times', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
  await requests().addColumn('time', instant).execute()
  await requests()
    .addColumn('place', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await requests()
    .addColumn('reply', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await requests().addColumn('repliedAt', instant).execute()
  await requests()
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await requests()
    .addColumn('messageId', 'text', (c) => c.references('coachMessages.id').onDelete('set null'))
    .execute()
  await requests()
    .addColumn('talkId', 'text', (c) => c.references('coachTalks.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('requestOfMessage').on('coachingRequests').column('messageId').execute()
  await db.schema.createIndex('requestOfTalk').on('coachingRequests').column('talkId').execute()
  await findMessages(db)
  await closeHeld(db)
}

/** The message that a request became, which was written in the moment after it. */
const findMessages = (db: Kysely<never>) =>
  sql`update "coachingRequests" set "messageId" = (
    select m."id" from "coachMessages" m
    join "coachClients" c on c."id" = m."assignmentId"
    where c."clientId" = "coachingRequests"."memberId" and m."sender" = 'client'
      and m."kind" = "coachingRequests"."kind" and m."sentAt" >= "coachingRequests"."sentAt"
    order by m."sentAt", m."id" limit 1)
  where "sentTo" = 'coach'`.execute(db)

/** What was asked for before a session that was held since is over. */
const closeHeld = (db: Kysely<never>) =>
  sql`update "coachingRequests" set "state" = 'held'
  where "kind" = 'session' and exists (
    select 1 from "coachTalks" t
    where t."clientId" = "coachingRequests"."memberId" and t."heldAt" > "coachingRequests"."sentAt")`.execute(db)
