export { LessonResources } from './lesson-resources.tsx'
