import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import type {
  CoachClient,
  graduateClient as graduateEndpoint,
  editNotes as notesEndpoint,
} from '../coaching.contract.ts'
import { endAssignment } from './end-assignment.ts'
import { findClient } from './find-assignment.ts'
import { coachingEndedLetter } from './letters/ended-letters.ts'
import { fullName, readPerson } from './person.ts'
import { postTo } from './post-to.ts'
import { recordGraduation } from './record-graduation.ts'
import { viewOne } from './view-one.ts'

export async function editNotes(
  ctx: MemberContext,
  { params, body }: Input<typeof notesEndpoint>,
): Promise<CoachClient> {
  return transaction(ctx, async (ctx) => {
    const { id, clientId } = await findClient(ctx, params.clientId)
    await ctx.db.updateTable('coachClients').set({ notes: body.notes.trim() }).where('id', '=', id).execute()
    return viewOne(ctx, clientId)
  })
}

type OfClient = Input<typeof graduateEndpoint>

export async function graduateClient(ctx: MemberContext, { params }: OfClient): Promise<CoachClient> {
  return transaction(
    ctx,
    async (ctx) => {
      const assignment = await findClient(ctx, params.clientId)
      if (assignment.status === 'active') {
        await recordGraduation(ctx, assignment, {
          description: 'Graduated',
          achievedAt: iso(ctx.now()),
          recordedBy: 'coach',
        })
      }
      return viewOne(ctx, assignment.clientId)
    },
    { holdFirst: params.clientId },
  )
}

export async function endCoaching(ctx: MemberContext, { params }: OfClient): Promise<CoachClient> {
  return transaction(
    ctx,
    async (ctx) => {
      const assignment = await findClient(ctx, params.clientId)
      const client = await readPerson(ctx, assignment.clientId)
      await endAssignment(ctx, assignment, 'coach')
      await postTo(ctx, client, coachingEndedLetter(ctx, client.email, fullName(ctx.member)))
      return viewOne(ctx, client.id)
    },
    { holdFirst: params.clientId },
  )
}
