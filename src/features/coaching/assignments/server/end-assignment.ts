import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { CoachClientsTable } from './assignments.tables.ts'

/** Makes the client available again, unless it ended already: a client’s no stays one. Notes, messages, milestones and a graduation stay on record. */
export async function endAssignment(
  ctx: Context,
  { id }: Pick<CoachClientsTable, 'id'>,
  endedBy: NonNullable<CoachClientsTable['endedBy']>,
): Promise<void> {
  await ctx.db
    .updateTable('coachClients')
    .set({ status: 'ended', liveClientId: null, endedAt: iso(ctx.now()), endedBy })
    .where('id', '=', id)
    .where('liveClientId', 'is not', null)
    .execute()
}
