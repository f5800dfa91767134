export { LessonResources } from '../resources/web/lesson-resources.tsx'
