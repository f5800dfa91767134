import { forgetPerson } from '#features/operator/audit/server/forget-person.ts'
import { iso } from '#platform/server/clock.ts'
import { newId } from '#platform/server/new-id.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'

/** The record of what operators did stays, without the person's name and address. */
export const auditPersonalData: PersonalData = {
  tables: {},

  export: async () => [],

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
