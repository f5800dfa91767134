import type { Reply } from '#shared/endpoint.ts'
import type * as clientCalls from '../caseload/caseload.contract.ts'
import type * as messageCalls from '../messages/messages.contract.ts'
import type * as milestoneCalls from '../milestones/milestones.contract.ts'

export type CoachDashboard = Reply<typeof clientCalls.getCoachDashboard>
export type CoachStats = Reply<typeof milestoneCalls.getCoachStats>
export type Needing = Reply<typeof clientCalls.listNeedingMe>
export type Achievements = Reply<typeof milestoneCalls.listAchievements>
export type ClientDetail = Reply<typeof clientCalls.getClient>
export type Analytics = Reply<typeof clientCalls.getAnalytics>
export type MyCoach = NonNullable<Reply<typeof messageCalls.getMyCoach>['coach']>
export type { CoachClient } from '../caseload/caseload.contract.ts'
export type { Thread } from '../messages/messages.contract.ts'
export type { Milestone } from '../milestones/milestones.contract.ts'
export type { CoachProfile } from '../profile/profile.contract.ts'
