import { query } from '#platform/web/queries.ts'
import type * as contract from '../program.contract.ts'

export const coachProgram = query<typeof contract.getCoachProgram>('GET /api/coach/program')
export const coachLesson = (lessonId: string) =>
  query<typeof contract.getCoachLesson>('GET /api/coach/program/:lessonId', { params: { lessonId } })
