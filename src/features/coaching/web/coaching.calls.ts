import { mutation, query } from '#platform/web/queries.ts'
import type * as clientCalls from '../caseload/caseload.contract.ts'
import type { MilestoneType } from '../coaching.rules.ts'
import type * as messageCalls from '../messages/messages.contract.ts'
import type * as milestoneCalls from '../milestones/milestones.contract.ts'
import type * as profileCalls from '../profile/profile.contract.ts'

/** What a coach does changes most of what a coach sees. */
const coachArea = ['/api/coach']

export const coachDashboard = query<typeof clientCalls.getCoachDashboard>('GET /api/coach/dashboard')
export const needingMe = query<typeof clientCalls.listNeedingMe>('GET /api/coach/today')
export const analytics = query<typeof clientCalls.getAnalytics>('GET /api/coach/analytics')
export const clients = query<typeof clientCalls.listClients>('GET /api/coach/clients', { query: { limit: 500 } })
export const clientOf = (clientId: string) =>
  query<typeof clientCalls.getClient>('GET /api/coach/clients/:clientId', { params: { clientId } })
export const availableClients = (search: string) =>
  query<typeof clientCalls.listAvailableClients>('GET /api/coach/available-clients', { query: { search } })

export const assignClient = mutation<typeof clientCalls.assignClient>('POST /api/coach/assign-client', coachArea)
export const editNotes = mutation<typeof clientCalls.editNotes>('PATCH /api/coach/clients/:clientId', coachArea)
export const graduateClient = mutation<typeof clientCalls.graduateClient>(
  'POST /api/coach/clients/:clientId/graduate',
  coachArea,
)
export const endCoaching = mutation<typeof clientCalls.endCoaching>('POST /api/coach/clients/:clientId/end', coachArea)

export const coachStats = query<typeof milestoneCalls.getCoachStats>('GET /api/coach/stats')
export const achievements = query<typeof milestoneCalls.listAchievements>('GET /api/coach/achievements')
export const allAchievements = query<typeof milestoneCalls.listAllAchievements>('GET /api/coach/achievements/all')
export const coachLedger = query<typeof milestoneCalls.listCoachLedger>('GET /api/coach/ledger', {
  query: { limit: 100 },
})
export const milestonePoints = query<typeof milestoneCalls.getMilestonePoints>('GET /api/coach/milestone-points')
export const milestonesOf = (filter: { clientId?: string | undefined; type?: MilestoneType | undefined }) =>
  query<typeof milestoneCalls.listMilestones>('GET /api/coach/milestones', { query: { limit: 500, ...filter } })
export const recordMilestone = mutation<typeof milestoneCalls.recordMilestone>('POST /api/coach/milestones', coachArea)

export const coachProfile = query<typeof profileCalls.getCoachProfile>('GET /api/coach/profile')
export const saveCoachProfile = mutation<typeof profileCalls.saveCoachProfile>('POST /api/coach/profile', [
  '/api/coach/profile',
  '/api/coaches',
])
export const publishedCoach = (id: string) =>
  query<typeof profileCalls.getPublishedCoach>('GET /api/coaches/:id', { params: { id } })

const unreadPaths = ['/api/messages', '/api/my-coach', '/api/dashboard']

export const unreadCount = query<typeof messageCalls.countUnread>('GET /api/messages/unread')
export const myThread = query<typeof messageCalls.getMyThread>('GET /api/messages')
export const writeToCoach = mutation<typeof messageCalls.writeToCoach>('POST /api/messages', ['/api/messages'])
export const readMyThread = mutation<typeof messageCalls.readMyThread>('POST /api/messages/read', unreadPaths)
export const clientThread = (clientId: string) =>
  query<typeof messageCalls.getClientThread>('GET /api/coach/clients/:clientId/messages', { params: { clientId } })
export const writeToClient = mutation<typeof messageCalls.writeToClient>(
  'POST /api/coach/clients/:clientId/messages',
  coachArea,
)
export const readClientThread = mutation<typeof messageCalls.readClientThread>(
  'POST /api/coach/clients/:clientId/messages/read',
  [...coachArea, '/api/messages'],
)

export const myCoach = query<typeof messageCalls.getMyCoach>('GET /api/my-coach')
export const leaveCoach = mutation<typeof messageCalls.leaveCoach>('POST /api/my-coach/leave', [
  ...unreadPaths,
  '/api/settings',
])
export const coachingRequests = query<typeof messageCalls.listRequests>('GET /api/coaching/requests')
export const requestCoaching = mutation<typeof messageCalls.requestCoaching>('POST /api/coaching/requests', [
  '/api/coaching/requests',
  '/api/messages',
])
