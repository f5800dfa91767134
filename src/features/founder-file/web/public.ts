import { lazy } from 'react'

export { answersWith, filePages } from '../binder/web/binder.calls.ts'
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

/** What the ends of modules, phases and the program look back on. */
export const MadePages = lazy(() =>
  import('../binder/web/made-pages.tsx').then(({ MadePages }) => ({ default: MadePages })),
)
export const ThenAndNow = lazy(() =>
  import('../numbers/web/then-and-now.tsx').then(({ ThenAndNow }) => ({ default: ThenAndNow })),
)
export const FourDays = lazy(() =>
  import('../numbers/web/four-days-of-file.tsx').then(({ FourDaysOfFile }) => ({ default: FourDaysOfFile })),
)
