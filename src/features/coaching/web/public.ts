import { lazy } from 'react'

export { MessagesLink } from '../messages/web/messages-link.tsx'
export { useProved } from '../outcomes/web/use-proved.ts'

/** On the dashboard of members who promised something, have Elite, or a session. */
export const CoachingAtHome = lazy(() =>
  import('../appointments/web/coaching-at-home.tsx').then(({ CoachingAtHome }) => ({ default: CoachingAtHome })),
)

/** On the dashboard, before the day’s work. */
export const FromCoach = lazy(() =>
  import('../my-coach/web/from-coach.tsx').then(({ FromCoach }) => ({ default: FromCoach })),
)

/** A part of settings; what is named here itself would come with every page. */
export const MyCoachSection = lazy(() =>
  import('../my-coach/web/my-coach-section.tsx').then(({ MyCoachSection }) => ({ default: MyCoachSection })),
)

/** Loaded after the rest of the dashboard; most members have no coach. */
export const CoachAtHome = lazy(() =>
  import('../appointments/web/coaching-at-home.tsx').then(({ CoachAtHome }) => ({ default: CoachAtHome })),
)
