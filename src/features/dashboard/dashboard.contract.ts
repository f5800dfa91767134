import { z } from 'zod'
import { TalkPromise } from '#features/coaching/promises/promises.contract.ts'
import { Running } from '#features/founder-file/running/running.contract.ts'
import { Tonight } from '#features/founder-file/tonight/tonight.contract.ts'
import { WorkStreak } from '#features/game/work-streak/work-streak.contract.ts'
import type * as progress from '#features/journey/progress/progress.contract.ts'
import { endpoint, type Reply } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { Action } from './actions/actions.contract.ts'
import { OpenedPlan } from './plan-opened/plan-opened.contract.ts'
import { Trend } from './stats/stats.contract.ts'
import { Focus } from './weekly-focus/weekly-focus.contract.ts'

const Milestone = z.object({
  kind: z.enum(['module', 'phase', 'program', 'level', 'badge']),
  subject: z.string(),
  title: z.string(),
  reachedAt: Instant,
})

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  access: 'signedIn',
  topics: [
    'progress',
    'pace',
    'running',
    'founder-page',
    'points',
    'downloads',
    'unread',
    'requests',
    'my-coach',
    'my-talks',
  ],
  summary: 'What to do next, the focus of these days, recent milestones and trends.',
  reply: z.object({
    recommendedActions: z.array(Action),
    /** What I promised my coach and haven’t kept yet, by its day. */
    promises: z.array(TalkPromise),
    /** A session with my coach is asked for or set, whatever my plan is now. A server of a version before sends none. */
    hasSession: z.boolean().optional(),
    /** What waits from my coach; null where nothing does. A server of a version before sends none. */
    fromCoach: z
      .object({
        name: z.string(),
        /** How the newest unread message begins. */
        words: z.string().nullable(),
        /** For a session; some of them are still to come. */
        offersTimes: z.boolean(),
      })
      .nullish(),
    weeklyFocus: Focus,
    recentMilestones: z.array(Milestone),
    /** Null for a member who agreed to no days. */
    workStreak: WorkStreak.nullable(),
    running: z.array(Running),
    /** What of the next lesson is for today; null where it fits into a day. A server of a version before sends none. */
    tonight: Tonight.nullish(),
    /** Until the first lesson after it, a week at most. A server of a version before sends none. */
    opened: OpenedPlan.nullish(),
    trends: z.object({ points: Trend, completions: Trend }),
  }),
})

export type Dashboard = Reply<typeof getDashboard>
export type Progress = Reply<typeof progress.getProgress>
export type ModuleProgress = Reply<typeof progress.getModuleProgress>
