import { subModuleCompleted } from '#features/journey/journey.events.ts'
import { subscribe } from '#platform/server/event-subscriptions.ts'
import { enqueue } from '#platform/server/jobs/job.ts'
import { finishedEmailJob } from './finished-email-job.ts'

/** The last lesson of the program asks for its email in the transaction that completes it. */
export const emailFinisher = subscribe(subModuleCompleted, async (ctx, { memberId, milestones }) => {
  if (milestones.some(([kind]) => kind === 'program'))
    await enqueue(ctx, finishedEmailJob, { memberId }, { key: `letters.finished:${memberId}` })
})
