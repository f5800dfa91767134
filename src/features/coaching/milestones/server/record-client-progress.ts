import { frontierLevelReached } from '#features/game/game.events.ts'
import { type MilestonesFound, milestonesFound, subModuleCompleted } from '#features/journey/journey.events.ts'
import type { Context } from '#platform/server/context.ts'
import { touchMember } from '#platform/server/context.ts'
import { subscribe } from '#platform/server/event-subscriptions.ts'
import { findLiveAssignment } from '../../assignments/server/find-assignment.ts'
import { recordGraduation } from './record-graduation.ts'
import { writeMilestone } from './write-milestone.ts'

/** A module or phase that a client completes becomes a milestone on their coach's record; the program, a graduation. */
export const recordCompletedMilestones = subscribe(subModuleCompleted, (ctx, { completedAt, ...event }) =>
  recordMilestones(ctx, { ...event, reachedAt: completedAt }),
)

/** So does what a change of the content left nothing to do of. */
export const recordFoundMilestones = subscribe(milestonesFound, recordMilestones)

async function recordMilestones(
  ctx: Context,
  { memberId, reachedAt, milestones }: Pick<MilestonesFound, 'memberId' | 'reachedAt' | 'milestones'>,
): Promise<void> {
  const assignment = await findLiveAssignment(ctx, memberId)
  if (!assignment) return
  await lockCoach(ctx, assignment.coachId)
  const seen = { achievedAt: reachedAt, recordedBy: 'system' as const }
  for (const [kind, subject] of milestones) {
    if (kind === 'program')
      await recordGraduation(ctx, assignment, { description: 'Completed the whole program', ...seen })
    else
      await writeMilestone(ctx, {
        coachId: assignment.coachId,
        clientId: memberId,
        milestoneType: kind,
        subject,
        description: `Completed ${titleOf(ctx, kind, subject)}`,
        ...seen,
      })
  }
}

export const recordReachedLevel = subscribe(frontierLevelReached, async (ctx, { memberId, level, name, reachedAt }) => {
  const assignment = await findLiveAssignment(ctx, memberId)
  if (!assignment) return
  await lockCoach(ctx, assignment.coachId)
  await writeMilestone(ctx, {
    coachId: assignment.coachId,
    clientId: memberId,
    milestoneType: 'level',
    subject: String(level),
    description: `Reached level ${level}, ${name}`,
    achievedAt: reachedAt,
    recordedBy: 'system',
  })
})

/** Taken before anything of the coach's is counted: if two clients finish at once, the second count sees the first. */
const lockCoach = touchMember

function titleOf({ program }: Context, kind: 'module' | 'phase', id: string): string {
  if (kind === 'module') return program.moduleById.get(id)?.title ?? id
  return `the ${program.phases.find((phase) => phase.id === id)?.name ?? id} phase`
}
