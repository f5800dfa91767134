import { type MilestonesFound, milestonesFound, subModuleCompleted } from '#features/journey/journey.events.ts'
import type { Context } from '#platform/server/context.ts'
import { subscribe } from '#platform/server/event-subscriptions.ts'
import { enqueue } from '#platform/server/jobs/job.ts'
import { finishedEmailJob } from './finished-email-job.ts'

/** The last lesson of the program asks for its email in the transaction that completes it. */
export const emailFinisher = subscribe(subModuleCompleted, enqueueEmail)

/** So does a change of the content that leaves nothing to do. */
export const emailWhoIsFinished = subscribe(milestonesFound, enqueueEmail)

async function enqueueEmail(ctx: Context, { memberId, milestones }: Pick<MilestonesFound, 'memberId' | 'milestones'>) {
  if (milestones.some(([kind]) => kind === 'program'))
    await enqueue(ctx, finishedEmailJob, { memberId }, { key: `letters.finished:${memberId}` })
}
