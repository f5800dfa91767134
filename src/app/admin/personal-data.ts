import { sql } from 'kysely'
import { iso } from '#platform/server/clock.ts'
import { newId } from '#platform/server/new-id.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import '#features/operator/audit/server/audit.tables.ts'

/** The record of what operators did stays, without the person's name and address. */
export const personalData: PersonalData = {
  tables: {},

  export: async () => [],

  erase: async ({ db, now }, memberId) => {
    const person = await db.selectFrom('users').select(['email', 'name']).where('id', '=', memberId).executeTakeFirst()
    const words = [person?.email, person?.name].filter((word) => word !== undefined && word.length > 2)
    for (const word of words)
      await db
        .updateTable('auditEntries')
        .set({ subject: `member ${memberId}` })
        .where(sql<boolean>`lower(${sql.ref('subject')}) = ${word?.toLowerCase()}`)
        .execute()
    // Lets an operator who restored an older backup erase again whoever was erased since.
    const entry = {
      id: newId(),
      at: iso(now()),
      actor: 'system',
      action: 'member erased',
      subject: `member ${memberId}`,
    }
    await db.insertInto('auditEntries').values(entry).execute()
  },
}
