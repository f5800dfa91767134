import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import { findClient } from '../../assignments/server/find-assignment.ts'
import type { CoachClient, editNotes as endpoint } from '../caseload.contract.ts'
import { viewClientById } from './read-caseload.ts'

export async function editNotes(ctx: MemberContext, { params, body }: Input<typeof endpoint>): Promise<CoachClient> {
  return transaction(ctx, async (ctx) => {
    const { id, clientId } = await findClient(ctx, params.clientId)
    await ctx.db.updateTable('coachClients').set({ notes: body.notes.trim() }).where('id', '=', id).execute()
    return viewClientById(ctx, clientId)
  })
}
