import { query } from '#platform/web/queries.ts'
import type * as contract from '../first-lesson.contract.ts'

export const firstLesson = query<typeof contract.getFirstLesson>('GET /api/first-lesson')
