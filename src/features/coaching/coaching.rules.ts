import { type CompletedKeys, moduleProgress } from '#features/journey/journey.rules.ts'
import { opens, type Tier } from '#features/membership/membership.rules.ts'
import type { Program } from '#features/program/program.ts'

export const milestoneTypes = ['module', 'phase', 'level', 'graduation', 'custom'] as const
export type MilestoneType = (typeof milestoneTypes)[number]

export const requestKinds = ['session', 'plan-review'] as const
export type RequestKind = (typeof requestKinds)[number]

/** Graduated of all clients in whole percent; 0 with no clients. */
export const successRate = (graduated: number, total: number): number =>
  total === 0 ? 0 : Math.round((graduated / total) * 100)

/** 1, and one more for every whole thousand of points. */
export const coachLevel = (points: number): number => 1 + Math.floor(points / 1000)

/** Mean with one decimal at most; 0 of nothing. */
export const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10

/**
 * Days ahead of the plan (positive) or behind it: days' worth of core work done, against the program days that are over
 * and that the tier opens.
 */
export function pace(done: CompletedKeys, program: Program, day: number, tier: Tier): number {
  const worked = program.modules.reduce((sum, module) => {
    const { completed, total } = moduleProgress(done, module)
    return sum + (total === 0 ? 0 : (module.estimatedDays * completed) / total)
  }, 0)
  const open = program.modules
    .filter(({ requiredTier }) => opens(tier, requiredTier))
    .reduce((sum, { estimatedDays }) => sum + estimatedDays, 0)
  return Math.round(worked - Math.min(day - 1, open))
}

/** The length of a run of days that ended two to four days ago; 0 where none broke. `dayAgo` 0 is today. */
export function brokenStreak(wroteOn: (daysAgo: number) => boolean): number {
  if (wroteOn(0) || wroteOn(1)) return 0
  const end = [2, 3, 4].find(wroteOn)
  if (end === undefined) return 0
  let length = 0
  while (length < 60 && wroteOn(end + length)) length += 1
  return length >= 3 ? length : 0
}
