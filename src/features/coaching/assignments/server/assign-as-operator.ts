import { type MemberContext, touchMember } from '#platform/server/context.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import { awardAchievements } from '../../achievements/server/award-achievements.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { fullName } from '../../coaching.rules.ts'
import { coachesToMoveTo } from '../../hand-over/server/list-colleagues.ts'
import { emailMember, evenIfOff } from '../../server/email-member.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import { findMember, hasDeclined, insertAssignment } from './assign-client.ts'
import { assignedEmail, clientGivenEmail } from './emails/assigned-email.ts'
import { findLastAssignment } from './find-assignment.ts'
import { sessionOf } from './session-of.ts'

type Pair = { coachId: string; clientId: string }
type Begun = Pair & { assignmentId: string; continues: boolean }

/**
 * Gives someone without a coach one, by an operator and inside their transaction. Both are told. False: they once ended a
 * coaching with this coach.
 */
export async function assignAsOperator(ctx: MemberContext, { coachId, clientId }: Pair): Promise<boolean> {
  // Client first, then coach, as everywhere.
  await touchMember(ctx, clientId)
  await touchMember(ctx, coachId)
  await findMember(ctx, clientId)
  if (coachId === clientId || !(await coachesToMoveTo(ctx).where('id', '=', coachId).executeTakeFirst()))
    throw coachingRefusals.colleagueNotFound()
  if (await hasDeclined(ctx, { coachId, clientId })) return false
  const before = await findLastAssignment(ctx, clientId)
  const continuesId = before?.id ?? null
  const assignmentId = await insertAssignment(ctx, { coachId, clientId, notes: '', status: 'active', continuesId })
  await awardAchievements(ctx, coachId)
  await tellBoth(ctx, { coachId, clientId, assignmentId, continues: continuesId !== null })
  noteSecurity(ctx, { kind: 'coach-assigned', memberId: coachId, about: clientId })
  return true
}

/** The client is told even with these emails off: from now on the coach sees their progress. */
async function tellBoth(ctx: MemberContext, { coachId, clientId, assignmentId, continues }: Begun): Promise<void> {
  const [client, coach] = [await readCoachingMember(ctx, clientId), await readCoachingMember(ctx, coachId)]
  const session = await sessionOf(ctx, { ...client, assignmentId })
  const about = { to: client.email, coach: fullName(coach), session, continues }
  const toClient = assignedEmail(ctx, { ...about, by: 'operator' })
  await emailMember(ctx, evenIfOff(client), toClient)
  await emailMember(ctx, coach, clientGivenEmail(ctx, coach.email, { id: clientId, name: fullName(client) }))
}
