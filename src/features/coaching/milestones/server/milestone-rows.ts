import type { MemberContext } from '#platform/server/context.ts'
import { fullName } from '../../coaching.rules.ts'
import type { Milestone } from '../milestones.contract.ts'

/**
 * The caller's milestones with their clients' names, newest first: by when they happened, or by when they were recorded,
 * which is the order that paging needs.
 */
export const milestoneRows = ({ db, member }: MemberContext, first?: 'achievedAt') =>
  db
    .selectFrom('coachMilestones')
    .innerJoin('users', 'users.id', 'coachMilestones.clientId')
    .select([
      'coachMilestones.id',
      'coachMilestones.clientId',
      'coachMilestones.description',
      'coachMilestones.milestoneType',
      'coachMilestones.pointsEarned',
      'coachMilestones.achievedAt',
      'users.firstName',
      'users.lastName',
    ])
    .where('coachMilestones.coachId', '=', member.id)
    .$if(first !== undefined, (rows) => rows.orderBy('coachMilestones.achievedAt', 'desc'))
    .orderBy('coachMilestones.id', 'desc')

type Row = Omit<Milestone, 'clientName'> & { firstName: string; lastName: string }

export const viewMilestone = ({ firstName, lastName, ...milestone }: Row): Milestone => ({
  ...milestone,
  clientName: fullName({ firstName, lastName }),
})
