export { LessonWorksheet } from '../form/web/lesson-worksheet.tsx'
