import { route } from '#platform/server/http/routes.ts'
import * as contract from '../achievements.contract.ts'
import { listAchievements, listAllAchievements } from './list-achievements.ts'

export const achievementsRoutes = [
  route(contract.listAchievements, listAchievements),
  route(contract.listAllAchievements, listAllAchievements),
]
