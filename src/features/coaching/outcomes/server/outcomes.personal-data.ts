import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalSection } from '#platform/server/personal-data.ts'
import './outcomes.tables.ts'

export const tables = { outcomeFilings: ['memberId', 'decidedBy'] }

export const exportOfClient = async (ctx: Context, clientId: string): Promise<PersonalSection> => {
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
export const exportOfCoach = async (ctx: Context, coachId: string): Promise<PersonalSection> => {
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

export const eraseOfClient = ({ db }: Context, clientId: string) =>
  eraseRows(db, 'outcomeFilings', 'memberId', clientId)

/** What was decided stands; who decided it, and in what words, goes. */
export async function eraseOfCoach({ db }: Context, coachId: string): Promise<void> {
  await db
    .updateTable('outcomeFilings')
    .set({ decidedBy: null, reason: null })
    .where('decidedBy', '=', coachId)
    .execute()
}
