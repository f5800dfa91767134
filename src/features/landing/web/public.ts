export { FirstLessonPage, MemberFirstLesson } from '../first-lesson/web/first-lesson.page.tsx'
export { LandingPage } from '../front-page/web/landing.page.tsx'
export { LegalPage } from '../legal/web/legal.page.tsx'
export { firstLesson, legalTextOf, prefetchText } from './landing.calls.ts'
