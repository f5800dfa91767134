import { route } from '#platform/server/http/routes.ts'
import * as contract from '../contract.ts'
import { listPlans, listQuestions } from './list-plans.ts'

export const membershipRoutes = [route(contract.listPlans, listPlans), route(contract.listQuestions, listQuestions)]
