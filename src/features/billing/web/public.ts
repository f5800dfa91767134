import { lazy } from 'react'

export { welcomeBack } from '../checkout/web/welcome-back.ts'
export { MembershipSection } from '../subscription/web/membership-section.tsx'
export { membership } from './billing.calls.ts'

/** Loaded where a pause is about to be confirmed. */
export const PauseNote = lazy(() =>
  import('../pause/web/pause-note.tsx').then(({ PauseNote }) => ({ default: PauseNote })),
)
