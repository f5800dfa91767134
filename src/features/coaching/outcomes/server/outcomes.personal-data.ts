import type { Context } from '#platform/server/context.ts'
import { eraseRows, maskedText, type PersonalData, type PersonalSection } from '#platform/server/personal-data.ts'
import './outcomes.tables.ts'

export const outcomesPersonalData: PersonalData = {
  tables: { outcomeFilings: ['memberId', 'decidedBy'] },

  export: async (ctx, memberId) => [await exportOfClient(ctx, memberId), await exportOfCoach(ctx, memberId)],

  conceal: async ({ db }, memberId) => {
    await db
      .updateTable('outcomeFilings')
      .set({ reason: maskedText })
      .where('memberId', '=', memberId)
      .where('reason', 'is not', null)
      .execute()
  },

  erase: async ({ db }, memberId) => {
    await eraseRows(db, 'outcomeFilings', 'memberId', memberId)
    // What was decided stays; who decided it, and in what words, goes.
    await db
      .updateTable('outcomeFilings')
      .set({ decidedBy: null, reason: null })
      .where('decidedBy', '=', memberId)
      .execute()
  },
}

const exportOfClient = async (ctx: Context, clientId: string): Promise<PersonalSection> => {
  const rows = await ctx.db
    .selectFrom('outcomeFilings')
    .select(['outcomeId', 'round', 'filedAt', 'proposedAt', 'decision', 'reason', 'decidedAt'])
    .where('memberId', '=', clientId)
    .orderBy('filedAt')
    .orderBy('id')
    .execute()
  return { title: 'Outcomes you filed, and what your coaches decided', rows: rows.map(titled(ctx)) }
}

/** A coach’s own decisions and words; the client isn’t named. */
const exportOfCoach = async (ctx: Context, coachId: string): Promise<PersonalSection> => {
  const rows = await ctx.db
    .selectFrom('outcomeFilings')
    .select(['outcomeId', 'decision', 'reason', 'decidedAt'])
    .where('decidedBy', '=', coachId)
    .orderBy('decidedAt')
    .orderBy('id')
    .execute()
  return { title: 'Outcomes of clients that you decided on', rows: rows.map(titled(ctx)) }
}

const titled =
  ({ coaching }: Context) =>
  <Row extends { outcomeId: string }>({ outcomeId, ...rest }: Row) => ({
    outcome: coaching.outcomes.find(({ id }) => id === outcomeId)?.title ?? outcomeId,
    ...rest,
  })
