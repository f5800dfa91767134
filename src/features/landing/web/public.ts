export { FirstLessonPage, MemberFirstLesson } from './first-lesson.page.tsx'
export { firstLesson, legalTextOf, prefetchText } from './landing.calls.ts'
export { LandingPage } from './landing.page.tsx'
export { LegalPage } from './legal.page.tsx'
