import { route } from '#platform/server/http/routes.ts'
import {
  getCoachStats,
  listAchievements,
  listAllAchievements,
  listCoachLedger,
} from '../achievements/server/list-achievements.ts'
import { getAnalytics } from '../analytics/server/get-analytics.ts'
import { assignClient } from '../assignments/server/assign-client.ts'
import { editNotes, endCoaching, graduateClient } from '../assignments/server/change-client.ts'
import { listAvailableClients } from '../assignments/server/list-available-clients.ts'
import * as clients from '../caseload/caseload.contract.ts'
import { getClient } from '../caseload/server/get-client.ts'
import { listClients } from '../caseload/server/list-clients.ts'
import { getCoachDashboard } from '../coach-dashboard/server/get-coach-dashboard.ts'
import { listNeedingMe } from '../coach-dashboard/server/list-needing-me.ts'
import * as messages from '../messages/messages.contract.ts'
import { getClientThread, readClientThread, writeToClient } from '../messages/server/client-messages.ts'
import { countUnread } from '../messages/server/count-unread.ts'
import { getMyThread, readMyThread, writeToCoach } from '../messages/server/my-messages.ts'
import * as milestones from '../milestones/milestones.contract.ts'
import { getMilestonePoints, listMilestones, recordMilestone } from '../milestones/server/record-milestone.ts'
import { getMyCoach } from '../my-coach/server/get-my-coach.ts'
import { leaveCoach } from '../my-coach/server/leave-coach.ts'
import * as profile from '../profile/profile.contract.ts'
import { getCoachProfile, getPublishedCoach, saveCoachProfile } from '../profile/server/coach-profile.ts'
import { listRequests, requestCoaching } from '../requests/server/request-coaching.ts'

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
