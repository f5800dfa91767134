import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { CoachClientsTable } from './assignments.tables.ts'

/** The client is free again. Notes, messages and milestones stay; so does that they graduated, if they did. */
export async function endAssignment(
  ctx: Context,
  { id }: Pick<CoachClientsTable, 'id'>,
  endedBy: NonNullable<CoachClientsTable['endedBy']>,
): Promise<void> {
  await ctx.db
    .updateTable('coachClients')
    .set({ status: 'ended', liveClientId: null, endedAt: iso(ctx.now()), endedBy })
    .where('id', '=', id)
    .execute()
}
