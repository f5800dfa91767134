import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { type Handover, unnamedEmail } from '#platform/server/mail/email.ts'
import './emails.tables.ts'

/**
 * One row for each email however often it is tried, in one statement; none where no account has the address. Only that it
 * was sent and what became of it: no word of the email, and no link.
 */
export async function recordEmail({ db, mail }: Context, email: Handover): Promise<void> {
  const { id, to: address, kind = unnamedEmail, partOf: broadcastId = null, queuedAt, triedAt, refusal } = email
  const fate =
    refusal === undefined ? { acceptedAt: triedAt, inOutbox: mail.isOutbox ? 1 : 0 } : { refusedAt: triedAt, refusal }
  const row = { id, kind, address, broadcastId, queuedAt, tries: 1, ...fate }
  // The names of the row’s own fields.
  const columns = Object.keys(row) as (keyof typeof row)[]
  await db
    .insertInto('sentEmails')
    .columns(['memberId', ...columns])
    .expression((from) =>
      from
        .selectFrom('users')
        .select('users.id')
        .select(({ val }) => columns.map((column) => val(row[column]).as(column)))
        .where('users.id', '=', whose(email)),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...fate, tries: sql<number>`${sql.ref('sentEmails.tries')} + 1` }),
    )
    .execute()
}

/** Named with the email, known from an earlier try — their address may have changed since — or who has the address. */
const whose = ({ id, to, memberId }: Handover) => {
  const known = sql`(select "memberId" from "sentEmails" where "id" = ${id})`
  const holder = sql`(select "id" from "users" as "holders" where "email" = ${to})`
  return memberId ? sql<string>`${memberId}` : sql<string>`coalesce(${known}, ${holder})`
}
