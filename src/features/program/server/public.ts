export { parseLesson, parseMessage } from './parse-lesson.ts'
