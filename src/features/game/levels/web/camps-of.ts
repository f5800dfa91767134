import type { Camp, CampState } from '../../map/web/route-position.ts'
import type { FrontierLevel } from '../levels.contract.ts'

/** Frontier levels as the camps of the map. */
export const campsOf = (levels: readonly FrontierLevel[]): Camp[] =>
  levels.map((level) => ({
    levelNumber: level.levelNumber,
    name: level.name,
    requiredXP: level.requiredXP,
    state: stateOf(level),
  }))

export const stateOf = ({ isUnlocked, isCompleted }: FrontierLevel): CampState =>
  isCompleted ? 'completed' : isUnlocked ? 'unlocked' : 'locked'
