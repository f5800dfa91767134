import { route } from '#platform/server/http/routes.ts'
import * as firstLesson from '../first-lesson/first-lesson.contract.ts'
import { getFirstLesson } from '../first-lesson/server/get-first-lesson.ts'
import * as legal from '../legal/legal.contract.ts'
import { getLegalText } from '../legal/server/get-legal-text.ts'

export const landingRoutes = [
  route(legal.getLegalText, getLegalText),
  route(firstLesson.getFirstLesson, getFirstLesson),
]
