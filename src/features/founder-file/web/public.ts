import { lazy } from 'react'

export { answersWith, filePages } from '../binder/web/binder.calls.ts'
export type { BinderSlots } from '../binder/web/binder-slots.ts'
export type { FileSlots } from '../form/web/file-slots.ts'
export { numbers } from '../numbers/web/numbers.calls.ts'
export { YourBusinessWaiting } from '../numbers/web/your-business-waiting.tsx'
export { RunningLines } from '../running/web/running-lines.tsx'
export { forgetMember, sendWaiting } from '../saving/web/lazy-saving.ts'
export { SigningOut, SignOutQuestion, useSignOut } from '../saving/web/sign-out.tsx'

/** A part of settings; what is named here itself would come with every page. */
export const CurrencySection = lazy(() =>
  import('../settings/web/currency-section.tsx').then(({ CurrencySection }) => ({ default: CurrencySection })),
)

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

/** What a coach is shown of a client’s file, as far as it is shared. */
export const ReadPage = lazy(() =>
  import('../reading/web/read-page.tsx').then(({ ReadPage }) => ({ default: ReadPage })),
)
export const SharedNumbers = lazy(() =>
  import('../reading/web/shared-numbers.tsx').then(({ SharedNumbers }) => ({ default: SharedNumbers })),
)
