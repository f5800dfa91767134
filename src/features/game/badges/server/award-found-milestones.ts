import { milestonesFound } from '#features/journey/journey.events.ts'
import { touchMember } from '#platform/server/context.ts'
import { subscribe } from '#platform/server/event-subscriptions.ts'
import { awardBadgesAndLevels } from './award-badges-and-levels.ts'

/** Badges and levels of a module that a change of the content left nothing to do of. No lesson was completed: it pays nothing. */
export const awardFoundMilestones = subscribe(milestonesFound, async (ctx, { memberId, reachedOn, walk }) => {
  await touchMember(ctx, memberId)
  await awardBadgesAndLevels(ctx, memberId, reachedOn, walk)
})
