import { route } from '#platform/server/http/routes.ts'
import * as contract from '../program.contract.ts'
import { getCoachLesson } from './get-coach-lesson.ts'
import { getCoachProgram } from './get-coach-program.ts'

export const programRoutes = [
  route(contract.getCoachProgram, getCoachProgram),
  route(contract.getCoachLesson, getCoachLesson),
]
