import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import { findClient } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type { CoachClient, editNotes as endpoint } from '../caseload.contract.ts'
import { viewClientById } from './read-caseload.ts'

/** Of two tabs that began with the same notes one wins, by the update’s condition; the other is told, and writes over nothing. */
export async function editNotes(ctx: MemberContext, { params, body }: Input<typeof endpoint>): Promise<CoachClient> {
  return transaction(ctx, async (ctx) => {
    const { id, clientId } = await findClient(ctx, params.clientId)
    const notes = body.notes.trim()
    const { numUpdatedRows } = await ctx.db
      .updateTable('coachClients')
      .set({ notes })
      .where('id', '=', id)
      // Saved twice, the second time finds its own words.
      .$if(body.before !== undefined, (rows) => rows.where('notes', 'in', [body.before ?? '', notes]))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw coachingRefusals.notesChanged()
    return viewClientById(ctx, clientId)
  })
}
