import {
  isEarly,
  isModuleCompleted,
  isPhaseCompleted,
  isProgramCompleted,
  type Walk,
} from '#features/journey/journey.rules.ts'
import type { Program, SubModule } from '#features/program/program.ts'
import type { Badge, GameRules, LegacyTier, Level, Measure } from './game.content.ts'

/** Running totals of the ledger. */
export type PointTotals = { points: number; xp: number; proactivity: number }

/** Ledger reasons of this kind count as proactivity points. */
export const isProactive = (reason: string): boolean => reason.startsWith('proactivity.')

/** Highest level whose XP and modules are reached, with every one below it. */
export function levelReached(levels: readonly Level[], xp: number, walk: Walk): number {
  const open = (level: Level) =>
    xp >= level.requiredXP && level.requiredModules.every((id) => isModuleCompleted(walk, id))
  const firstShut = levels.findIndex((level) => !open(level))
  return firstShut === -1 ? levels.length : firstShut
}

/** The legacy builder tier that a number of points has built. */
export function legacyTier(tiers: GameRules['legacyTiers'], points: number): LegacyTier {
  const built = tiers.filter((tier) => points >= tier.points)
  return (
    built.reduce<(typeof built)[number] | undefined>(
      (best, one) => (best && best.points > one.points ? best : one),
      undefined,
    )?.tier ?? 'none'
  )
}

/** Consecutive local days with an entry, ending today or yesterday: a day not yet over breaks nothing. */
export function gratitudeStreak(days: ReadonlySet<string>, today: string): number {
  let day = days.has(today) ? today : dayBefore(today)
  let streak = 0
  for (; days.has(day); day = dayBefore(day)) streak += 1
  return streak
}

/** The calendar day before `2026-03-01`. */
export const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

/** What badge rules look at. */
export type ActivityCounts = {
  walk: Walk
  totals: PointTotals
  level: number
  gratitudeStreak: number
  gratitudeEntries: number
}

export const isEarned = ({ rule }: Badge, deeds: ActivityCounts, program: Program): boolean =>
  countFor[rule.measure](deeds, program, rule.in) >= rule.atLeast

type Count = (deeds: ActivityCounts, program: Program, within: string | undefined) => number

const countFor: Record<Measure, Count> = {
  'completed-sub-modules': (deeds, program, within) => completed(deeds, program, within).length,
  'completed-core': (deeds, program, within) => completed(deeds, program, within).filter(({ core }) => core).length,
  'completed-deep-dives': (deeds, program, within) =>
    completed(deeds, program, within).filter(({ core }) => !core).length,
  'completed-modules': ({ walk }, program, within) =>
    program.modules.filter(({ id, phase }) => isWithin({ id, phase }, within) && isModuleCompleted(walk, id)).length,
  'completed-phases': ({ walk }, program, within) =>
    program.phases.filter(({ id }) => (within === undefined || id === within) && isPhaseCompleted(walk, id)).length,
  level: ({ level }) => level,
  'gratitude-streak': ({ gratitudeStreak }) => gratitudeStreak,
  'gratitude-entries': ({ gratitudeEntries }) => gratitudeEntries,
  'total-points': ({ totals }) => totals.points,
  'proactivity-points': ({ totals }) => totals.proactivity,
  'early-completions': (deeds, program) =>
    completed(deeds, program, undefined).filter((one) => wasEarly(deeds, program, one)).length,
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

export function wasEarly(
  { walk }: Pick<ActivityCounts, 'walk'>,
  program: Program,
  { id, moduleId }: SubModule,
): boolean {
  const completion = walk.completions.get(id)
  const module = program.moduleById.get(moduleId)
  return completion !== undefined && module !== undefined && isEarly(completion, module)
}
