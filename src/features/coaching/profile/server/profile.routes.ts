import { route } from '#platform/server/http/routes.ts'
import * as contract from '../profile.contract.ts'
import { getCoachProfile } from './get-coach-profile.ts'
import { getPublishedCoach } from './get-published-coach.ts'
import { saveCoachProfile } from './save-coach-profile.ts'

export const profileRoutes = [
  route(contract.getCoachProfile, getCoachProfile),
  route(contract.saveCoachProfile, saveCoachProfile),
  route(contract.getPublishedCoach, getPublishedCoach),
]
