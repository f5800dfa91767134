import { createHash } from 'node:crypto'
import { wrongDay } from '#platform/format/past-days.ts'
import { dateAt, instantOn, iso, localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import type { CoachClientsTable } from '../../assignments/server/assignments.tables.ts'
import { findClient } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import type * as contract from '../milestones.contract.ts'
import { milestoneRows, viewMilestone } from './milestone-rows.ts'
import type { CoachMilestonesTable } from './milestones.tables.ts'
import { recordGraduation } from './record-graduation.ts'
import { writeMilestone } from './write-milestone.ts'

export async function recordMilestone(
  ctx: MemberContext,
  { body }: Input<typeof contract.recordMilestone>,
): Promise<contract.Milestone> {
  const achievedAt = achievedInstant(ctx, body.achievedAt)
  return transaction(
    ctx,
    async (ctx) => {
      const assignment = await findClient(ctx, body.clientId)
      const seen = { description: body.description, achievedAt, recordedBy: 'coach' as const }
      const { coachId, clientId } = assignment
      const { milestoneType } = body
      const subject = subjectOf(ctx, seen)
      const milestone =
        milestoneType === 'graduation'
          ? await graduate(ctx, assignment, seen)
          : await writeMilestone(ctx, { coachId, clientId, milestoneType, subject, ...seen })
      if (!milestone) return findRecorded(ctx, { clientId, milestoneType, subject })
      const client = await readCoachingMember(ctx, clientId)
      return viewMilestone(ctx, { ...milestone, ...nameOf(client) })
    },
    { holdFirst: body.clientId },
  )
}

/** Once; who came to this coach as a graduate is one already. */
async function graduate(
  ctx: MemberContext,
  assignment: CoachClientsTable,
  seen: Parameters<typeof recordGraduation>[2],
) {
  const milestone = assignment.status === 'active' && (await recordGraduation(ctx, assignment, seen))
  if (!milestone) throw coachingRefusals.alreadyGraduated()
  return milestone
}

/** The same words for the same local date are the same milestone: a second click records and pays nothing. */
export const subjectOf = (
  { member }: MemberContext,
  { description, achievedAt }: Pick<CoachMilestonesTable, 'description' | 'achievedAt'>,
): string =>
  createHash('sha256')
    .update(`${dateAt(member.timeZone, Temporal.Instant.from(achievedAt))} ${description}`)
    .digest('base64url')

async function findRecorded(
  ctx: MemberContext,
  { clientId, milestoneType, subject }: Pick<CoachMilestonesTable, 'clientId' | 'milestoneType' | 'subject'>,
): Promise<contract.Milestone> {
  const row = await milestoneRows(ctx)
    .where('coachMilestones.clientId', '=', clientId)
    .where('milestoneType', '=', milestoneType)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  return viewMilestone(ctx, row)
}

/** A date alone means noon of that day in the coach's zone; today's date means now. */
export function achievedInstant({ member, now }: MemberContext, given: string): string {
  const isDate = given.length === 10
  const today = localDate(member.timeZone, now()).toString()
  if (isDate && given === today) return iso(now())
  const instant = isDate
    ? instantOn(Temporal.PlainDate.from(given), member.timeZone, noon)
    : Temporal.Instant.from(given)
  if (Temporal.Instant.compare(instant, now()) > 0) throw coachingRefusals.inTheFuture()
  if (wrongDay(dateAt(member.timeZone, instant).toString(), today)) throw coachingRefusals.milestoneTooEarly()
  return iso(instant)
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => ({ firstName, lastName })

const noon = Temporal.PlainTime.from('12:00')
