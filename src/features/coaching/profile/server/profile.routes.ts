import { route } from '#platform/server/http/routes.ts'
import * as contract from '../profile.contract.ts'
import { getCoachProfile, getPublishedCoach, saveCoachProfile } from './profile-rows.ts'

export const profileRoutes = [
  route(contract.getCoachProfile, getCoachProfile),
  route(contract.saveCoachProfile, saveCoachProfile),
  route(contract.getPublishedCoach, getPublishedCoach),
]
