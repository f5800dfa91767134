import { type MemberContext, touchMember } from '#platform/server/context.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import { awardAchievements } from '../../achievements/server/award-achievements.ts'
import { insertAssignment } from '../../assignments/server/assign-client.ts'
import type { CoachClientsTable } from '../../assignments/server/assignments.tables.ts'
import { endAssignment } from '../../assignments/server/end-assignment.ts'
import { handOverShares } from '../../sharing/server/hand-over-shares.ts'

type Coaching = Pick<CoachClientsTable, 'id' | 'clientId' | 'status' | 'graduatedAt'>
type To = { coachId: string; by: 'coach' | 'operator' }

/** Ends one coaching and begins the next. In the caller's transaction, so that the client is never without a coach. */
export async function handOver(ctx: MemberContext, before: Coaching, { coachId, by }: To): Promise<void> {
  await touchMember(ctx, coachId)
  await endAssignment(ctx, before, by)
  const { clientId, status, graduatedAt } = before
  const begun = { coachId, clientId, notes: '', status, graduatedAt, continuesId: before.id }
  await handOverShares(ctx, { from: before.id, to: await insertAssignment(ctx, begun) })
  await awardAchievements(ctx, coachId)
  noteSecurity(ctx, { kind: 'coach-assigned', about: clientId })
}
