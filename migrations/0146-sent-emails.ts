import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** What became of each email, and which of those that wait is to whom and part of which broadcast. */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema
    .createTable('sentEmails')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('broadcastId', 'text', (c) => c.references('broadcasts.id').onDelete('set null'))
    .addColumn('queuedAt', instant, (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('acceptedAt', instant)
    .addColumn('refusedAt', instant)
    .addColumn('refusal', 'text')
    .execute()
  await schema.createIndex('sentEmailsByTime').on('sentEmails').column('queuedAt').execute()
  await schema.createIndex('sentEmailsOfMember').on('sentEmails').columns(['memberId', 'id']).execute()
  await sql`create index "sentEmailsOfBroadcast" on "sentEmails" ("broadcastId") where "broadcastId" is not null`.execute(
    db,
  )
  for (const column of ['about', 'partOf']) await schema.alterTable('jobs').addColumn(column, 'text').execute()
  await sql`create index "jobsAbout" on "jobs" ("about", "id") where "about" is not null`.execute(db)
  await sql`create index "jobsPartOf" on "jobs" ("partOf") where "partOf" is not null`.execute(db)
  const [to, broadcastId] =
    instant === 'text'
      ? [`json_extract("data", '$.letter.to')`, `json_extract("data", '$.letter.headers."X-Broadcast-ID"')`]
      : [`"data"::json #>> '{letter,to}'`, `"data"::json #>> '{letter,headers,X-Broadcast-ID}'`]
  await sql`update "jobs" set "about" = ${sql.raw(to)}, "partOf" = ${sql.raw(broadcastId)} where "name" = 'mail.deliver'`.execute(
    db,
  )
}
