import type { Context, MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { awayText } from '../../absences/absences.rules.ts'
import { readDaysAway } from '../../absences/server/read-absences.ts'
import type { CoachClientsTable } from '../../assignments/server/assignments.tables.ts'
import { findLiveAssignment } from '../../assignments/server/find-assignment.ts'
import { fullName } from '../../coaching.rules.ts'
import { hasEarlierMessages } from '../../hand-over/server/readable-coachings.ts'
import { countFromCoach } from '../../messages/server/count-unread.ts'
import { hasPublished } from '../../profile/server/profile-rows.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import type { getMyCoach as endpoint } from '../my-coach.contract.ts'

const newForHours = 14 * 24

export async function getMyCoach(ctx: MemberContext): Promise<Reply<typeof endpoint>> {
  const assignment = await findLiveAssignment(ctx, ctx.member.id)
  if (!assignment) return { coach: null, unread: 0 }
  const coach = await readCoachingMember(ctx, assignment.coachId)
  return {
    coach: {
      id: coach.id,
      name: fullName(coach),
      profileImageUrl: coach.image,
      assignedAt: assignment.assignedAt,
      hasProfile: await hasPublished(ctx, coach.id),
      isNew: Date.parse(assignment.assignedAt) > ctx.now().subtract({ hours: newForHours }).epochMilliseconds,
      away: (await readDaysAway(ctx, coach)).map(({ id: _, ...days }) => days),
      earlierMessages: await earlierMessages(ctx, assignment),
    },
    unread: await countFromCoach(ctx, assignment.id),
  }
}

async function earlierMessages(ctx: Context, assignment: CoachClientsTable) {
  if (!assignment.continuesId || !(await hasEarlierMessages(ctx, assignment))) return 'none'
  return assignment.earlierAgreedAt === null ? 'hidden' : 'shown'
}

/** A member's coach; null if there is none. */
export async function coachOf(ctx: Context, memberId: string): Promise<{ id: string; name: string } | null> {
  const assignment = await findLiveAssignment(ctx, memberId)
  if (!assignment) return null
  const coach = await readCoachingMember(ctx, assignment.coachId)
  return { id: coach.id, name: fullName(coach) }
}

/** The same with when they are or will be away, in words behind the name; not what they wrote about it. */
export async function awayCoachOf(
  ctx: Context,
  memberId: string,
): Promise<{ name: string; away: string | null } | null> {
  const assignment = await findLiveAssignment(ctx, memberId)
  if (!assignment) return null
  const coach = await readCoachingMember(ctx, assignment.coachId)
  const [next] = await readDaysAway(ctx, coach)
  return { name: fullName(coach), away: next ? awayText(next) : null }
}
