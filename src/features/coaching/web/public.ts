import { lazy } from 'react'

export { MessagesLink } from '../messages/web/messages-link.tsx'
export { CoachCard } from '../my-coach/web/coach-card.tsx'
export { MyCoachSection } from '../my-coach/web/my-coach-section.tsx'
export { frontierOutcomes, useProved } from '../outcomes/web/frontier-outcomes.tsx'
export { binderSharing } from '../sharing/web/binder-sharing.tsx'
export { pageSharing } from '../sharing/web/page-sharing.tsx'

/** Few members have promised anything. */
export const PromisesCard = lazy(() =>
  import('../promises/web/promises-card.tsx').then(({ PromisesCard }) => ({ default: PromisesCard })),
)
