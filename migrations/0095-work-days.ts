import { type Kysely, sql } from 'kysely'

/** Which weekdays a member had agreed to since when, and on which days they worked on a page of the Founder file. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('agreedDays')
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('fromDate', 'text', (c) => c.notNull())
    .addColumn('weekdays', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('agreedOncePerDay', ['memberId', 'fromDate'])
    .execute()
  await db.schema
    .createTable('fileDays')
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('onDay', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('fileDayOnce', ['memberId', 'onDay'])
    .execute()
  // When the days were chosen is not known; work before the choice counts in the member's favor.
  await sql`insert into "agreedDays" ("memberId", "fromDate", "weekdays")
    select users.id, users."enrolledOn", "workHours".weekdays from "workHours" join users on users.id = "workHours"."memberId"
    where "workHours".weekdays <> ''`.execute(db)
}
