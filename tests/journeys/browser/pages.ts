import type { Stage } from '#tests/world/stage-names.ts'

/** Every page there is, for whom, and what it is called in pictures. `:clientId` and `:coachId` are those of the stage. */
export type Shown = { name: string; path: string; as: 'visitor' | 'client' | 'coach'; only?: readonly Stage[] }

const module = '/modules/foundation-01-founder-baseline'
const locked = '/modules/growth-01-growth-arithmetic/submodules/growth-01-cohorts'

export const shown: readonly Shown[] = [
  { name: 'landing', path: '/', as: 'visitor' },
  { name: 'first-lesson', path: '/first-lesson', as: 'visitor' },
  { name: 'terms', path: '/terms', as: 'visitor' },
  { name: 'privacy', path: '/privacy', as: 'visitor' },
  { name: 'refunds', path: '/refunds', as: 'visitor' },
  { name: 'sign-in', path: '/api/login?mode=sign-in', as: 'visitor' },
  { name: 'forgot-password', path: '/api/login?mode=forgot', as: 'visitor' },
  { name: 'sign-up', path: '/api/login?mode=sign-up', as: 'visitor' },
  { name: 'not-found', path: '/nowhere', as: 'visitor' },
  { name: 'frontier-signed-out', path: '/frontier', as: 'visitor' },
  { name: 'refer-signed-out', path: '/refer', as: 'visitor' },
  { name: 'reset-password', path: '/reset-password?token=x', as: 'visitor' },
  { name: 'verify-email', path: '/verify-email?token=x', as: 'visitor' },
  { name: 'first-lesson-member', path: '/first-lesson', as: 'client' },
  { name: 'terms-member', path: '/terms', as: 'client' },
  { name: 'unsubscribe', path: '/unsubscribe?token=x', as: 'visitor' },
  { name: 'dashboard', path: '/', as: 'client' },
  { name: 'framework', path: '/framework', as: 'client' },
  { name: 'modules', path: '/modules', as: 'client' },
  { name: 'phase', path: '/phases/foundation', as: 'client' },
  { name: 'summit', path: '/summit', as: 'client' },
  { name: 'certificate', path: '/summit/certificate', as: 'client' },
  { name: 'poster', path: '/frontier/poster', as: 'client' },
  { name: 'module', path: module, as: 'client' },
  { name: 'module-locked', path: '/modules/growth-01-growth-arithmetic', as: 'client' },
  { name: 'lesson', path: `${module}/submodules/foundation-01-runway`, as: 'client' },
  { name: 'lesson-locked', path: locked, as: 'client' },
  { name: 'resources', path: '/resources', as: 'client' },
  { name: 'resource', path: '/resources?open=day-one-numbers', as: 'client' },
  { name: 'resource-film', path: '/resources?open=film-ten-numbers', as: 'client' },
  { name: 'resource-locked', path: '/resources?open=one-page-budget', as: 'client' },
  { name: 'resources-none', path: '/resources?search=nothing', as: 'client' },
  { name: 'frontier', path: '/frontier', as: 'client' },
  { name: 'pricing', path: '/pricing', as: 'client' },
  { name: 'refer', path: '/refer', as: 'client' },
  { name: 'refer-coach', path: '/refer', as: 'coach' },
  { name: 'settings', path: '/settings', as: 'client' },
  { name: 'payment-over', path: '/subscribe?client_secret=x', as: 'client' },
  { name: 'not-found-member', path: '/nowhere', as: 'client' },
  { name: 'coaching', path: '/coaching', as: 'client' },
  { name: 'assistant', path: '/ai-assistant', as: 'client' },
  { name: 'messages', path: '/messages', as: 'client' },
  { name: 'coach-dashboard', path: '/', as: 'coach' },
  { name: 'coach-clients', path: '/coach/clients', as: 'coach' },
  { name: 'coach-client', path: '/coach/clients/:clientId', as: 'coach', only: ['typical', 'full', 'hostile'] },
  {
    name: 'coach-client-file',
    path: '/coach/clients/:clientId/file',
    as: 'coach',
    only: ['typical', 'full', 'hostile'],
  },
  { name: 'coach-inbox', path: '/coach/inbox', as: 'coach' },
  { name: 'coach-write', path: '/coach/write', as: 'coach' },
  { name: 'coach-assign', path: '/coach/clients/assign', as: 'coach' },
  { name: 'coach-milestones', path: '/coach/milestones', as: 'coach' },
  { name: 'coach-record', path: '/coach/milestones/create', as: 'coach' },
  { name: 'coach-achievements', path: '/coach/achievements', as: 'coach' },
  { name: 'coach-analytics', path: '/coach/analytics', as: 'coach' },
  { name: 'coach-resources', path: '/coach/resources', as: 'coach' },
  { name: 'coach-program', path: '/coach/program', as: 'coach' },
  {
    name: 'coach-lesson',
    path: '/coach/program/foundation-01-runway',
    as: 'coach',
    only: ['typical', 'full', 'hostile'],
  },
  { name: 'coach-profile', path: '/coach/profile', as: 'coach' },
  { name: 'coach-assistant', path: '/ai-assistant', as: 'coach' },
  { name: 'coach-settings', path: '/settings', as: 'coach' },
  { name: 'coach-public', path: '/coaches/:coachId', as: 'visitor', only: ['typical', 'full', 'hostile'] },
  // Coaches of the stages sit at the operator’s desk too.
  { name: 'operator-people', path: '/operator', as: 'coach' },
  { name: 'operator-person', path: '/operator/people/:clientId', as: 'coach' },
  { name: 'operator-broadcasts', path: '/operator/broadcasts', as: 'coach' },
  { name: 'operator-broadcast', path: '/operator/broadcasts/:broadcastId', as: 'coach' },
  { name: 'operator-audit', path: '/operator/audit', as: 'coach' },
  { name: 'welcome', path: '/welcome', as: 'client' },
  { name: 'welcome-hours', path: '/welcome?question=2', as: 'client' },
  { name: 'welcome-when', path: '/welcome?question=3', as: 'client' },
  { name: 'sign-up-plan', path: '/api/login?mode=sign-up&plan=quantum', as: 'visitor' },
  { name: 'binder', path: '/founder-file', as: 'client' },
  { name: 'outcomes', path: '/outcomes', as: 'client' },
  { name: 'page-history', path: '/founder-file/pages/day-one-numbers', as: 'client' },
  { name: 'plan', path: '/founder-file/plan', as: 'client' },
  { name: 'numbers', path: '/founder-file/numbers', as: 'client' },
]

/** What a visitor sees does not change with who else is there. */
export const isAt = ({ as, only }: Shown, stage: Stage): boolean =>
  only ? only.includes(stage) : as !== 'visitor' || stage === 'empty'

export const widths = [360, 768, 1440] as const
export const themes = ['light', 'dark'] as const
