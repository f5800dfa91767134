import type { Dashboard } from '#features/dashboard/dashboard.contract.ts'
import { DashboardPage } from '#features/dashboard/web/dashboard.page.tsx'
import { type Answers, answer } from './answers.ts'
import { aNumber, aPoint, numbersAnswer } from './founder-file-data.ts'
import { aProfile } from './game-data.ts'
import { aPhase } from './journey-data.ts'
import { aPace } from './pace-data.ts'
import { aUser } from './people-data.ts'
import { showPage } from './show-page.tsx'

export const noTrend = { current: 0, previous: 0, percent: null }
export const aDashboard = (given: Partial<Dashboard> = {}): Dashboard => ({
  recommendedActions: [
    {
      kind: 'next-lesson',
      title: 'Ten numbers',
      reason: 'Founder baseline, days 1 to 10',
      href: '/modules/m/submodules/s',
    },
    { kind: 'gratitude', title: 'Write what you’re grateful for', reason: 'A sentence a day', href: '#gratitude' },
  ],
  promises: [],
  weeklyFocus: {
    moduleId: 'foundation-01-baseline',
    title: 'Founder baseline',
    deliverable: 'Ten numbers on a page',
    firstDay: 11,
    lastDay: 20,
    isCompleted: false,
    hasAccess: true,
    requiredTier: 'starter',
    first: null,
    left: [
      { id: 'numbers', title: 'Where your hours go', estimatedMinutes: 30, minutes: { read: 6, desk: 24, field: 180 } },
    ],
  },
  recentMilestones: [],
  workStreak: null,
  running: [],
  trends: { points: noTrend, completions: noTrend },
  ...given,
})

export const showDashboard = (answers: Answers = {}) =>
  showPage('/', '/', DashboardPage, {
    ...answer('GET /api/auth/user', aUser()),
    ...answer('GET /api/progress', { currentDay: '17', overallProgress: '23.5' }),
    ...answer('GET /api/progress/modules', [
      { moduleId: 'foundation-01-baseline', completed: 1, total: 5, percent: 20 },
    ]),
    ...answer('GET /api/framework/phases', [aPhase()]),
    ...answer('GET /api/gamification/profile', aProfile()),
    ...answer('GET /api/gratitude', {
      text: null,
      date: '2026-11-20',
      gratitudeStreak: 0,
      pointsAwarded: 0,
      earlier: [],
    }),
    ...answer('GET /api/dashboard', aDashboard()),
    ...answer('GET /api/pace', aPace()),
    ...numbersAnswer([aNumber({ points: [aPoint(1, 540)] })]),
    ...answers,
  })
