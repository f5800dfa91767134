import type { Phase } from '#features/journey/framework/web/framework.calls.ts'
import type { SubModule, SubModuleSummary } from '#features/journey/lessons/lessons.contract.ts'
import type { Module } from '#features/journey/modules/modules.contract.ts'
import type { Way } from '#features/journey/web/public.ts'

const moduleId = 'foundation-01-baseline'

export const aModule = (given: Partial<Module> = {}): Module => ({
  id: moduleId,
  title: 'Founder baseline',
  description: 'Where you stand, measured.',
  phase: 'foundation',
  order: 1,
  requiredTier: 'starter',
  estimatedDays: 10,
  pointsReward: 300,
  xpReward: 290,
  deliverable: 'A founder baseline',
  question: 'Where do I really stand?',
  firstDay: 1,
  lastDay: 10,
  hasAccess: true,
  isCompleted: false,
  subModuleCount: 6,
  completedCount: 0,
  coreCount: 5,
  coreCompletedCount: 0,
  ...given,
})

export const aSummary = (given: Partial<SubModuleSummary> = {}): SubModuleSummary => ({
  id: 'numbers',
  moduleId,
  title: 'Ten numbers',
  description: 'Write down ten numbers.',
  order: 1,
  core: true,
  requiredTier: 'starter',
  estimatedMinutes: 30,
  minutes: { read: 6, desk: 24, field: 0 },
  pointsReward: 60,
  xpReward: 50,
  hasAccess: true,
  isCompleted: false,
  completedAt: null,
  ...given,
})

export const aSubModule = (given: Partial<SubModule> = {}): SubModule => ({
  ...aSummary(),
  moduleTitle: 'Founder baseline',
  videoUrl: null,
  content: 'Count them.',
  lesson: [{ kind: 'paragraph', inline: ['Count them.'] }],
  outcome: 'You leave with a baseline.',
  plain: ['Write ten numbers.'],
  exercise: { kind: 'field-test', summary: 'Fill in ten lines.' },
  deliverable: 'One-page baseline',
  canRun: false,
  running: null,
  related: [],
  next: null,
  previous: null,
  ...given,
})

export const aPhase = (given: Partial<Phase> = {}): Phase => ({
  id: 'foundation',
  name: 'Foundation',
  terrain: 'valley',
  description: 'From an idea to paying customers.',
  promise: 'On day 60 you have customers.',
  startDay: 1,
  endDay: 60,
  requiredTier: 'starter',
  hasAccess: true,
  status: 'current',
  percent: 20,
  weekly: null,
  modules: [
    {
      id: moduleId,
      title: 'Founder baseline',
      hours: 2.9,
      minutes: { read: 30, desk: 150, field: 0 },
      begun: true,
      completed: true,
    },
    {
      id: 'foundation-02-discovery',
      title: 'Customer discovery',
      hours: 3.1,
      minutes: { read: 30, desk: 150, field: 0 },
      begun: false,
      completed: false,
    },
  ],
  ...given,
})

const stepsOf = (module: string, completed: number) =>
  [1, 2].map((step) => ({
    id: `${module}-${step}`,
    title: `Step ${step} of ${module}`,
    completedAt: step <= completed ? `2026-11-0${step}T10:00:00.000Z` : null,
  }))

/** Three phases of one module with two lessons each; the first module is done, and today is two lessons ahead of you. */
export const aWay = (given: Partial<Way> = {}): Way => ({
  currentDay: 125,
  completed: 2,
  total: 6,
  planned: 4,
  behind: 2,
  isOver: false,
  modules: (['foundation', 'growth', 'optimization'] as const).map((phase, at) => ({
    id: `${phase}-01`,
    title: `Module of ${phase}`,
    phase,
    deliverable: `A page of ${phase}`,
    firstDay: 60 * at + 1,
    lastDay: 60 * at + 60,
    hasAccess: at === 0,
    completedAt: at === 0 ? '2026-11-02T10:00:00.000Z' : null,
    steps: stepsOf(phase, at === 0 ? 2 : 0),
  })),
  ...given,
})
