import type { Reply } from '#shared/endpoint.ts'
import type * as clientCalls from '../coaching.contract.ts'
import type * as messageCalls from '../messages.contract.ts'
import type * as milestoneCalls from '../milestones.contract.ts'

export type CoachDashboard = Reply<typeof clientCalls.getCoachDashboard>
export type CoachStats = Reply<typeof milestoneCalls.getCoachStats>
export type Needing = Reply<typeof clientCalls.listNeedingMe>
export type Achievements = Reply<typeof milestoneCalls.listAchievements>
export type ClientDetail = Reply<typeof clientCalls.getClient>
export type Analytics = Reply<typeof clientCalls.getAnalytics>
export type MyCoach = NonNullable<Reply<typeof messageCalls.getMyCoach>['coach']>
export type { CoachClient } from '../coaching.contract.ts'
export type { Thread } from '../messages.contract.ts'
export type { Milestone } from '../milestones.contract.ts'
export type { CoachProfile } from '../profile.contract.ts'
