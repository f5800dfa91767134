import { route } from '#platform/server/http/routes.ts'
import { listGroupCalls } from '../group-calls/server/list-group-calls.ts'
import * as contract from '../membership.contract.ts'
import { listPlans, listQuestions } from '../plans/server/list-plans.ts'

export const membershipRoutes = [
  route(contract.listPlans, listPlans),
  route(contract.listQuestions, listQuestions),
  route(contract.listGroupCalls, listGroupCalls),
]
