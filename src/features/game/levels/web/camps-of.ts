import type { Measured } from '#features/founder-file/numbers/measured-by.ts'
import { lessonsThrough, phaseLessons, placeOf } from '#features/journey/way/way.rules.ts'
import type { Way } from '#features/journey/web/public.ts'
import type { Camp, CampState } from '../../map/web/route-position.ts'
import type { FrontierLevel } from '../levels.contract.ts'

/** Lessons between two camps at the least, so that their tents don't cover each other. */
const apart = 3

/** Frontier levels as the camps of the map: each where it was reached, or where its modules end. */
export function campsOf(
  levels: readonly FrontierLevel[],
  way: Way,
  measuredAt: (level: FrontierLevel) => readonly Measured[] = () => [],
): Camp[] {
  const phases = phaseLessons(way)
  const lessons = levels.map((_, at) => lessonsAt(levels, at, way))
  // From the last camp down, so that one which was reached together with a later one stands before it.
  for (let at = lessons.length - 2; at > 0; at -= 1)
    lessons[at] = Math.max(0, Math.min(lessons[at] ?? 0, (lessons[at + 1] ?? 0) - apart))
  return levels.map((level, at) => ({
    levelNumber: level.levelNumber,
    name: level.name,
    requiredXP: level.requiredXP,
    state: stateOf(level),
    place: placeOf(lessons[at] ?? 0, phases),
    measured: inShort(measuredAt(level)),
  }))
}

function lessonsAt(levels: readonly FrontierLevel[], at: number, way: Way): number {
  const [level, before] = [levels[at], levels[at - 1]]
  if (!level || !before) return 0
  if (level.isUnlocked && before.completedAt) return completedBy(way, before.completedAt)
  const modules = way.modules.map(({ id, steps }) => ({ id, lessons: steps.length }))
  const opensAfter = lessonsThrough(modules, level.requiredModules)
  // Where its modules are done and XP is missing, the camp is still ahead.
  return Math.min(way.total, Math.max(opensAfter, way.completed + 1))
}

const completedBy = ({ modules }: Way, moment: string): number =>
  modules.flatMap(({ steps }) => steps).filter(({ completedAt }) => completedAt && completedAt <= moment).length

/** On the map stands the one number that says most, with its name. */
function inShort(measured: readonly Measured[]): Camp['measured'] {
  const first = measured.find(({ key }) => key === 'revenue') ?? measured[0]
  if (!first) return undefined
  const said = ({ label, text, isGuess }: Measured) => `${label} ${text}${isGuess ? ' (guessed)' : ''}`
  return { short: said(first), words: measured.map(said).join(', ') }
}

export const stateOf = ({ isUnlocked, isCompleted }: FrontierLevel): CampState =>
  isCompleted ? 'completed' : isUnlocked ? 'unlocked' : 'locked'
