import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { reopenRequests } from '../../requests/server/settle-requests.ts'
import type { CoachClientsTable } from './assignments.tables.ts'

/**
 * Makes the client available again, unless it ended already: a client’s no stays one. Notes, messages, milestones and a
 * graduation stay on record; a session that was set with this coach is asked for again.
 */
export async function endAssignment(
  ctx: Context,
  { id }: Pick<CoachClientsTable, 'id'>,
  endedBy: NonNullable<CoachClientsTable['endedBy']>,
): Promise<void> {
  const ended = await ctx.db
    .updateTable('coachClients')
    .set({ status: 'ended', liveClientId: null, endedAt: iso(ctx.now()), endedBy })
    .where('id', '=', id)
    .where('liveClientId', 'is not', null)
    .returning(['id', 'clientId'])
    .executeTakeFirst()
  if (ended) await reopenRequests(ctx, ended)
}
