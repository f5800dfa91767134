import { lazy } from 'react'

/** Loaded only for the larger plans. */
export const GroupCalls = lazy(() =>
  import('../group-calls/web/group-calls.tsx').then(({ GroupCalls }) => ({ default: GroupCalls })),
)
export { plans } from '../plans/web/plans.calls.ts'
