export { parseLesson } from './parse-lesson.ts'
