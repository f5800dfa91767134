import { opens } from '#features/membership/membership.rules.ts'
import { minutesOfWork } from './catch-up.rules.ts'
import { lessonsOfCheck } from './check.rules.ts'
import { openLessonsLeft, type Pace, type PaceInput } from './pace.rules.ts'

/**
 * For who is on time at hours with which the phase takes longer than the calendar plans: the lesson they are at, and in how
 * many days the phase ends at these hours.
 */
export function onTimeOf({ program, done, tier, day, isOver }: PaceInput, { behind, next }: Pace) {
  if (!done.agreed || isOver || !next || behind.length > 0) return null
  if (done.hasBusiness && lessonsOfCheck(program).has(next.id)) return null
  const phase = program.phases.find(({ modules }) => modules.some(({ id }) => id === next.moduleId))
  if (!phase) return null
  const lessons = phase.modules.flatMap(({ core }) => core).filter(({ neededTier }) => opens(tier, neededTier)).length
  const left = openLessonsLeft(phase, done, tier)
  const daysLeft = Math.ceil((7 * minutesOfWork(left)) / done.agreed.minutesPerWeek)
  if (day + daysLeft <= phase.endDay + 1) return null
  return { phase: { phase: phase.name, endDay: phase.endDay, lesson: lessons - left.length + 1, lessons }, daysLeft }
}
