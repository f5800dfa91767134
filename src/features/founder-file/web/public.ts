export { LessonWorksheet } from '../form/web/lesson-worksheet.tsx'
export { countWaiting, forgetAnswers, sendWaiting } from '../saving/web/when-needed.ts'
export { CurrencySection } from '../settings/web/currency-section.tsx'
