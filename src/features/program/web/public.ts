export { LessonBody } from './lesson-body.tsx'
export { lessonOutline } from './lesson-outline.ts'
export type { LessonLink, Ticks } from './lesson-setting.ts'
