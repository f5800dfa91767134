import { lazy } from 'react'

export { MessagesLink } from '../messages/web/messages-link.tsx'
export { useProved } from '../outcomes/web/use-proved.ts'
export { pageSharing } from '../sharing/web/page-sharing.tsx'

/** Few members have promised anything. */
export const PromisesCard = lazy(() =>
  import('../promises/web/promises-card.tsx').then(({ PromisesCard }) => ({ default: PromisesCard })),
)

/** A part of settings; what is named here itself would come with every page. */
export const MyCoachSection = lazy(() =>
  import('../my-coach/web/my-coach-section.tsx').then(({ MyCoachSection }) => ({ default: MyCoachSection })),
)

/** On the dashboard of Elite members. */
export const SessionAtHome = lazy(() =>
  import('../appointments/web/next-session.tsx').then(({ SessionAtHome }) => ({ default: SessionAtHome })),
)

/** Loaded after the rest of the dashboard; most members have no coach. */
export const CoachCard = lazy(() =>
  import('../my-coach/web/coach-card.tsx').then(({ CoachCard }) => ({ default: CoachCard })),
)
