import { lazy } from 'react'

export { LessonWorksheet } from '../form/web/lesson-worksheet.tsx'
export { YourBusinessWaiting } from '../numbers/web/your-business-waiting.tsx'
export { countWaiting, deleteLocalAnswers, sendWaiting } from '../saving/web/lazy-saving.ts'
export { CurrencySection } from '../settings/web/currency-section.tsx'

/** Loaded after the rest of the dashboard. */
export const YourBusiness = lazy(() =>
  import('../numbers/web/your-business.tsx').then(({ YourBusiness }) => ({ default: YourBusiness })),
)
