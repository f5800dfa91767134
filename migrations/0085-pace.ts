import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

/** A member's calendar can be paused, moved and begun again, and they may say when they work. */
export async function up(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  const { schema } = db
  const users = () => schema.alterTable('users')
  await users().addColumn('begunOn', 'text').execute()
  await users()
    .addColumn('dayShift', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await users().addColumn('pausedFrom', 'text').execute()
  await users().addColumn('pausedUntil', 'text').execute()
  await schema
    .createTable('calendarChanges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`"kind" in ('pause', 'move', 'begin-again')`))
    .addColumn('fromDate', 'text', (c) => c.notNull())
    .addColumn('days', 'integer', (c) => c.notNull())
    .addColumn('changedAt', instant, (c) => c.notNull())
    .execute()
  await schema.createIndex('calendarChangesOfMember').on('calendarChanges').columns(['memberId', 'fromDate']).execute()
  await schema
    .createTable('workHours')
    .addColumn('memberId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('building', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('stage', 'text')
    .addColumn('hoursPerWeek', 'integer')
    .addColumn('weekdays', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('startsAt', 'text')
    .addColumn('catchUpSince', 'text')
    .execute()
}
