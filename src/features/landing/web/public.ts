export { FirstLessonPage } from './first-lesson.page.tsx'
export { LandingPage } from './landing.page.tsx'
export { LegalPage } from './legal.page.tsx'
