import { lazy } from 'react'

export { LessonWorksheet } from '../form/web/lesson-worksheet.tsx'
export { numbers } from '../numbers/web/numbers.calls.ts'
export { YourBusinessWaiting } from '../numbers/web/your-business-waiting.tsx'
export { RunningLines } from '../running/web/running-lines.tsx'
export { forgetMember, sendWaiting } from '../saving/web/lazy-saving.ts'
export { SigningOut, SignOutQuestion, useSignOut } from '../saving/web/sign-out.tsx'
export { CurrencySection } from '../settings/web/currency-section.tsx'
export { LessonTicks } from '../ticks/web/lesson-ticks.tsx'

/** Loaded after the rest of the dashboard. */
export const YourBusiness = lazy(() =>
  import('../numbers/web/your-business.tsx').then(({ YourBusiness }) => ({ default: YourBusiness })),
)
