import { lazy } from 'react'

/** Below the first fold of the dashboard, and loaded after it. */
export const YourBusiness = lazy(() =>
  import('../numbers/web/your-business.tsx').then(({ YourBusiness }) => ({ default: YourBusiness })),
)
export { YourBusinessWaiting } from '../numbers/web/your-business-waiting.tsx'
