import { lazy } from 'react'

/** Seen by the larger plans alone, so nobody else loads it. */
export const GroupCalls = lazy(() =>
  import('../group-calls/web/group-calls.tsx').then(({ GroupCalls }) => ({ default: GroupCalls })),
)
