import { isModuleCompleted, type Walk } from '#features/journey/journey.rules.ts'
import type { Level } from './levels.content.ts'

/** Highest level whose XP and modules are reached, with every one below it. */
export function levelReached(levels: readonly Level[], xp: number, walk: Walk): number {
  const open = (level: Level) =>
    xp >= level.requiredXP && level.requiredModules.every((id) => isModuleCompleted(walk, id))
  const firstShut = levels.findIndex((level) => !open(level))
  return firstShut === -1 ? levels.length : firstShut
}
