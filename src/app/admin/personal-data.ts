import { forgetPerson } from '#features/operator/audit/server/forget-person.ts'
import { iso } from '#platform/server/clock.ts'
import { newId } from '#platform/server/new-id.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'

/** The record of what operators did stays, without the person's name and address. */
export const auditPersonalData: PersonalData = {
  tables: {},

  // Not who of them it was. Why a coach’s clients were moved was typed about the clients.
  export: async ({ db }, memberId) => {
    const entries = await db
      .selectFrom('auditEntries')
      .select(['at', 'action', 'reason'])
      .where('subject', '=', `member ${memberId}`)
      // Listed by itself.
      .where('action', '!=', 'seen as')
      .orderBy('id')
      .execute()
    const rows = entries.map(({ reason, ...entry }) =>
      entry.action.startsWith('clients moved') ? entry : { ...entry, reason },
    )
    return [{ title: 'What the team did with your account, and why', rows }]
  },

  erase: async (ctx, memberId) => {
    await forgetPerson(ctx, memberId)
    // Lets an operator who restored an older backup erase again whoever was erased since.
    const entry = {
      id: newId(),
      at: iso(ctx.now()),
      actor: 'system',
      action: 'member erased',
      subject: `member ${memberId}`,
    }
    await ctx.db.insertInto('auditEntries').values(entry).execute()
  },
}
