export { LessonBody } from './lesson-body.tsx'
export type { LessonLink, Ticks } from './lesson-context.ts'
export { lessonOutline } from './lesson-outline.ts'
