import { route } from '#platform/server/http/routes.ts'
import * as clients from '../coaching.contract.ts'
import * as messages from '../messages.contract.ts'
import * as milestones from '../milestones.contract.ts'
import * as profile from '../profile.contract.ts'
import { getCoachStats, listAchievements, listAllAchievements, listCoachLedger } from './achievements.ts'
import { assignClient } from './assign-client.ts'
import { editNotes, endCoaching, graduateClient } from './change-client.ts'
import { getClientThread, readClientThread, writeToClient } from './client-messages.ts'
import { getCoachProfile, getPublishedCoach, saveCoachProfile } from './coach-profile.ts'
import { listRequests, requestCoaching } from './coaching-requests.ts'
import { countUnread } from './count-unread.ts'
import { getAnalytics } from './get-analytics.ts'
import { getClient } from './get-client.ts'
import { getCoachDashboard } from './get-coach-dashboard.ts'
import { getMyCoach } from './get-my-coach.ts'
import { leaveCoach } from './leave-coach.ts'
import { listAvailableClients } from './list-available-clients.ts'
import { listClients } from './list-clients.ts'
import { listNeedingMe } from './list-needing-me.ts'
import { getMilestonePoints, listMilestones, recordMilestone } from './milestones.ts'
import { getMyThread, readMyThread, writeToCoach } from './my-messages.ts'

export const coachingRoutes = [
  route(clients.getCoachDashboard, getCoachDashboard),
  route(clients.listNeedingMe, listNeedingMe),
  route(clients.getAnalytics, getAnalytics),
  route(clients.listClients, listClients),
  route(clients.listAvailableClients, listAvailableClients),
  route(clients.assignClient, assignClient),
  route(clients.getClient, getClient),
  route(clients.editNotes, editNotes),
  route(clients.graduateClient, graduateClient),
  route(clients.endCoaching, endCoaching),
  route(messages.getClientThread, getClientThread),
  route(messages.writeToClient, writeToClient),
  route(messages.readClientThread, readClientThread),
  route(messages.getMyThread, getMyThread),
  route(messages.writeToCoach, writeToCoach),
  route(messages.readMyThread, readMyThread),
  route(messages.countUnread, countUnread),
  route(messages.getMyCoach, getMyCoach),
  route(messages.leaveCoach, leaveCoach),
  route(messages.listRequests, listRequests),
  route(messages.requestCoaching, requestCoaching),
  route(milestones.listMilestones, listMilestones),
  route(milestones.recordMilestone, recordMilestone),
  route(milestones.getMilestonePoints, getMilestonePoints),
  route(milestones.listAchievements, listAchievements),
  route(milestones.listAllAchievements, listAllAchievements),
  route(milestones.getCoachStats, getCoachStats),
  route(milestones.listCoachLedger, listCoachLedger),
  route(profile.getCoachProfile, getCoachProfile),
  route(profile.saveCoachProfile, saveCoachProfile),
  route(profile.getPublishedCoach, getPublishedCoach),
]
