import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { withoutMention, withoutPerson } from '../audit.rules.ts'
import '../../broadcasts/server/broadcasts.tables.ts'
import './audit.tables.ts'

/**
 * Before a member is erased: the record keeps what was done to them and why, without their names and addresses, and so do
 * broadcasts whom they went to. What was done to something else isn’t theirs to change: people may call themselves as a
 * backup or a command is called.
 */
export async function forgetPerson({ db }: Context, memberId: string): Promise<void> {
  const subject = `member ${memberId}`
  const person = await db
    .selectFrom('users')
    .select(['email', 'name', 'firstName', 'lastName'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!person) return
  await db
    .updateTable('auditEntries')
    .set({ subject })
    .where(sql<boolean>`lower(${sql.ref('subject')}) = ${person.email.toLowerCase()}`)
    .execute()
  // All that have one: databases tell capital from small letters of English alone.
  const reasons = await db
    .selectFrom('auditEntries')
    .select(['id', 'subject', 'reason'])
    .where('reason', '!=', '')
    .execute()
  for (const { id, subject: about, reason } of reasons) {
    const kept = about === subject ? withoutPerson(reason, person) : withoutMention(reason, person)
    if (kept !== reason) await db.updateTable('auditEntries').set({ reason: kept }).where('id', '=', id).execute()
  }
  const searches = await db.selectFrom('broadcasts').select(['id', 'search']).where('search', '!=', '').execute()
  for (const { id, search } of searches) {
    const kept = withoutMention(search, person)
    if (kept !== search) await db.updateTable('broadcasts').set({ search: kept }).where('id', '=', id).execute()
  }
}
