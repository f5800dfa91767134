import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { withoutMention, withoutPerson } from '../audit.rules.ts'
import './audit.tables.ts'

/** Before a member is erased: the record keeps what was done to them and why, without their names and addresses. */
export async function forgetPerson({ db }: Context, memberId: string): Promise<void> {
  const subject = `member ${memberId}`
  const person = await db
    .selectFrom('users')
    .select(['email', 'name', 'firstName', 'lastName'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!person) return
  const words = [person.email, person.name].filter((word) => word.length > 2)
  for (const word of words)
    await db
      .updateTable('auditEntries')
      .set({ subject })
      .where(sql<boolean>`lower(${sql.ref('subject')}) = ${word.toLowerCase()}`)
      .execute()
  const reasons = await db
    .selectFrom('auditEntries')
    .select(['id', 'subject', 'reason'])
    .where(({ eb, or }) => or([eb('subject', '=', subject), ...words.map(mentions)]))
    .where('reason', '!=', '')
    .execute()
  for (const { id, subject: about, reason } of reasons) {
    const kept = about === subject ? withoutPerson(reason, person) : withoutMention(reason, person)
    if (kept !== reason) await db.updateTable('auditEntries').set({ reason: kept }).where('id', '=', id).execute()
  }
}

function mentions(word: string) {
  const pattern = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`lower(${sql.ref('reason')}) like ${pattern} escape '\\'`
}
