import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import type { CoachClient } from '../../caseload/caseload.contract.ts'
import { viewClientById } from '../../caseload/server/read-caseload.ts'
import { recordGraduation } from '../../milestones/server/record-graduation.ts'
import type { graduateClient as endpoint } from '../assignments.contract.ts'
import { findClient } from './find-assignment.ts'

export async function graduateClient(
  ctx: MemberContext,
  { params, body }: Input<typeof endpoint>,
): Promise<CoachClient> {
  return transaction(
    ctx,
    async (ctx) => {
      const assignment = await findClient(ctx, params.clientId)
      if (assignment.status === 'active') {
        await recordGraduation(ctx, assignment, {
          description: body?.reason ? `Graduated: ${body.reason}` : 'Graduated',
          achievedAt: iso(ctx.now()),
          recordedBy: 'coach',
        })
      }
      return viewClientById(ctx, assignment.clientId)
    },
    { holdFirst: params.clientId },
  )
}
