import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import type {
  CoachClient,
  graduateClient as graduateEndpoint,
  editNotes as notesEndpoint,
} from '../../caseload/caseload.contract.ts'
import { viewClientById } from '../../caseload/server/view-one.ts'
import { recordGraduation } from '../../milestones/server/record-graduation.ts'
import { emailMember } from '../../server/email-member.ts'
import { fullName, readPerson } from '../../server/person.ts'
import { coachingEndedEmail } from './emails/coaching-ended-emails.ts'
import { endAssignment } from './end-assignment.ts'
import { findClient } from './find-assignment.ts'

export async function editNotes(
  ctx: MemberContext,
  { params, body }: Input<typeof notesEndpoint>,
): Promise<CoachClient> {
  return transaction(ctx, async (ctx) => {
    const { id, clientId } = await findClient(ctx, params.clientId)
    await ctx.db.updateTable('coachClients').set({ notes: body.notes.trim() }).where('id', '=', id).execute()
    return viewClientById(ctx, clientId)
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
      return viewClientById(ctx, assignment.clientId)
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
      await emailMember(ctx, client, coachingEndedEmail(ctx, client.email, fullName(ctx.member)))
      return viewClientById(ctx, client.id)
    },
    { holdFirst: params.clientId },
  )
}
