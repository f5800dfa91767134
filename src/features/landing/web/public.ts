export { firstLesson, legalTextOf, prefetchText } from './calls.ts'
export { FirstLessonPage, MemberFirstLesson } from './first-lesson.page.tsx'
export { LandingPage } from './landing.page.tsx'
export { LegalPage } from './legal.page.tsx'
