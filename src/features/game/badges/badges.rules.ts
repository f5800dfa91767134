import {
  isEarly,
  isModuleCompleted,
  isPhaseCompleted,
  isProgramCompleted,
  type Walk,
} from '#features/journey/journey.rules.ts'
import type { Program, SubModule } from '#features/program/program.ts'
import type { PointTotals } from '../points/points.rules.ts'
import type { Badge, Measure } from './badges.content.ts'

/** What badge rules count. */
export type ActivityCounts = {
  walk: Walk
  totals: PointTotals
  level: number
  gratitudeStreak: number
  gratitudeEntries: number
}

export const isEarned = ({ rule }: Badge, counts: ActivityCounts, program: Program): boolean =>
  countFor[rule.measure](counts, program, rule.in) >= rule.atLeast

type Count = (counts: ActivityCounts, program: Program, within: string | undefined) => number

const countFor: Record<Measure, Count> = {
  'completed-sub-modules': (counts, program, within) => completed(counts, program, within).length,
  'completed-core': (counts, program, within) => completed(counts, program, within).filter(({ core }) => core).length,
  'completed-deep-dives': (counts, program, within) =>
    completed(counts, program, within).filter(({ core }) => !core).length,
  'completed-modules': ({ walk }, program, within) =>
    program.modules.filter(({ id, phase }) => isWithin({ id, phase }, within) && isModuleCompleted(walk, id)).length,
  'completed-phases': ({ walk }, program, within) =>
    program.phases.filter(({ id }) => (within === undefined || id === within) && isPhaseCompleted(walk, id)).length,
  level: ({ level }) => level,
  'gratitude-streak': ({ gratitudeStreak }) => gratitudeStreak,
  'gratitude-entries': ({ gratitudeEntries }) => gratitudeEntries,
  'total-points': ({ totals }) => totals.points,
  'proactivity-points': ({ totals }) => totals.proactivity,
  'early-completions': (counts, program) =>
    completed(counts, program, undefined).filter((one) => wasEarly(counts, program, one)).length,
  'active-days': ({ walk }) => new Set([...walk.completions.values()].map(({ completedOn }) => completedOn)).size,
  'program-complete': ({ walk }) => (isProgramCompleted(walk) ? 1 : 0),
}

const isWithin = ({ id, phase }: { id: string; phase: string }, within: string | undefined) =>
  within === undefined || id === within || phase === within

function completed({ walk }: ActivityCounts, program: Program, within: string | undefined): SubModule[] {
  return program.modules
    .filter((module) => isWithin(module, within))
    .flatMap(({ subModules }) => subModules.filter(({ id }) => walk.completions.has(id)))
}

function wasEarly({ walk }: Pick<ActivityCounts, 'walk'>, program: Program, { id, moduleId }: SubModule): boolean {
  const completion = walk.completions.get(id)
  const module = program.moduleById.get(moduleId)
  return completion !== undefined && module !== undefined && isEarly(completion, module)
}
