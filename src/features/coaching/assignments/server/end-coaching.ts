import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import type { CoachClient } from '../../caseload/caseload.contract.ts'
import { viewClientById } from '../../caseload/server/read-caseload.ts'
import { fullName } from '../../coaching.rules.ts'
import { emailMember } from '../../server/email-member.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import type { endCoaching as endpoint } from '../assignments.contract.ts'
import { coachingEndedEmail } from './emails/coaching-ended-emails.ts'
import { endAssignment } from './end-assignment.ts'
import { findClient } from './find-assignment.ts'

export async function endCoaching(ctx: MemberContext, { params }: Input<typeof endpoint>): Promise<CoachClient> {
  return transaction(
    ctx,
    async (ctx) => {
      const assignment = await findClient(ctx, params.clientId)
      const client = await readCoachingMember(ctx, assignment.clientId)
      await endAssignment(ctx, assignment, 'coach')
      await emailMember(ctx, client, coachingEndedEmail(ctx, client.email, fullName(ctx.member)))
      return viewClientById(ctx, client.id)
    },
    { holdFirst: params.clientId },
  )
}
