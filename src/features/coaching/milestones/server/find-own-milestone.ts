import type { MemberContext } from '#platform/server/context.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type { CoachMilestonesTable } from './milestones.tables.ts'

/** A milestone that the caller wrote down; what the program recorded is no coach's to correct. */
export async function findOwnMilestone({ db, member }: MemberContext, id: string): Promise<CoachMilestonesTable> {
  const own = await db
    .selectFrom('coachMilestones')
    .selectAll()
    .where('id', '=', id)
    .where('coachId', '=', member.id)
    .where('recordedBy', '=', 'coach')
    .executeTakeFirst()
  if (!own) throw coachingRefusals.milestoneNotFound()
  return own
}
