import { dateAt } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { fullName } from '../../coaching.rules.ts'
import type { Milestone } from '../milestones.contract.ts'

/**
 * The caller's milestones with their clients' names, newest first: by when they happened, or by when they were recorded,
 * which is the order that paging needs.
 */
export const milestoneRows = (ctx: MemberContext, first?: 'achievedAt') =>
  rowsOfAll(ctx)
    .where('coachMilestones.coachId', '=', ctx.member.id)
    .$if(first !== undefined, (rows) => rows.orderBy('coachMilestones.achievedAt', 'desc'))
    .orderBy('coachMilestones.id', 'desc')

/**
 * A current client's milestones with every coach they had, by when they happened: these go along when a client is handed
 * over.
 */
export const milestonesOfClient = (ctx: MemberContext, clientId: string) =>
  rowsOfAll(ctx)
    .where('coachMilestones.clientId', '=', clientId)
    .orderBy('coachMilestones.achievedAt', 'desc')
    .orderBy('coachMilestones.id', 'desc')

const rowsOfAll = ({ db }: MemberContext) =>
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
      'coachMilestones.coachId',
      'coachMilestones.recordedBy',
      'coachMilestones.earlyAtPercent',
      'users.firstName',
      'users.lastName',
    ])

type Row = Omit<Milestone, 'clientName' | 'isOwn' | 'achievedOn'> & {
  coachId: string
  recordedBy: 'system' | 'coach'
  firstName: string
  lastName: string
}

export const viewMilestone = ({ member }: MemberContext, row: Row): Milestone => ({
  id: row.id,
  clientId: row.clientId,
  clientName: fullName(row),
  description: row.description,
  milestoneType: row.milestoneType,
  pointsEarned: row.pointsEarned,
  achievedAt: row.achievedAt,
  achievedOn: dateAt(member.timeZone, Temporal.Instant.from(row.achievedAt)).toString(),
  earlyAtPercent: row.earlyAtPercent,
  isOwn: row.coachId === member.id && row.recordedBy === 'coach',
})
