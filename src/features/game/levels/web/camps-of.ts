import type { Measured } from '#features/founder-file/numbers/measured-by.ts'
import type { Camp, CampState } from '../../map/web/route-position.ts'
import type { FrontierLevel } from '../levels.contract.ts'

/** Frontier levels as the camps of the map. */
export const campsOf = (
  levels: readonly FrontierLevel[],
  measuredAt: (level: FrontierLevel) => readonly Measured[] = () => [],
): Camp[] =>
  levels.map((level) => ({
    levelNumber: level.levelNumber,
    name: level.name,
    requiredXP: level.requiredXP,
    state: stateOf(level),
    measured: inShort(measuredAt(level)),
  }))

/** On the map stands the one number that says most, with its name. */
function inShort(measured: readonly Measured[]): Camp['measured'] {
  const first = measured.find(({ key }) => key === 'revenue') ?? measured[0]
  if (!first) return undefined
  const words = measured.map(({ label, text, isGuess }) => `${label} ${text}${isGuess ? ' (a guess)' : ''}`)
  return { short: `${first.label} ${first.text}`, words: words.join(', ') }
}

export const stateOf = ({ isUnlocked, isCompleted }: FrontierLevel): CampState =>
  isCompleted ? 'completed' : isUnlocked ? 'unlocked' : 'locked'
