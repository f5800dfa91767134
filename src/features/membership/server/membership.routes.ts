import { route } from '#platform/server/http/routes.ts'
import * as contract from '../membership.contract.ts'
import { listGroupCalls } from './list-group-calls.ts'
import { listPlans, listQuestions } from './list-plans.ts'

export const membershipRoutes = [
  route(contract.listPlans, listPlans),
  route(contract.listQuestions, listQuestions),
  route(contract.listGroupCalls, listGroupCalls),
]
