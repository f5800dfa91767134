import type { Phase } from '#features/journey/web/public.ts'
import { counted, numberText } from '#platform/format/numbers.ts'
import type { GameProfile } from '../../profile/web/profile.calls.ts'
import type { FrontierLevel } from '../levels.contract.ts'

export type NextCamp = {
  here: FrontierLevel
  /** Absent at the last camp. */
  next: FrontierLevel | undefined
  /** Percent of the XP between this camp and the next, 0–100. */
  percent: number
  missingXP: number
  missingModules: { id: string; title: string }[]
}

/** A member's progress between the current camp and the next, and what is still missing to open it. */
export function nextCamp({ userPoints, frontierLevels }: GameProfile, phases: readonly Phase[]): NextCamp | undefined {
  const { currentLevel, totalXP } = userPoints
  const here = frontierLevels.find(({ levelNumber }) => levelNumber === currentLevel) ?? frontierLevels[0]
  if (!here) return undefined
  const next = frontierLevels.find(({ levelNumber }) => levelNumber === here.levelNumber + 1)
  if (!next) return { here, next, percent: 100, missingXP: 0, missingModules: [] }
  const modules = phases.flatMap((phase) => phase.modules)
  return {
    here,
    next,
    percent: shareOf(totalXP - here.requiredXP, next.requiredXP - here.requiredXP),
    missingXP: Math.max(0, next.requiredXP - totalXP),
    missingModules: modules.filter(({ id, completed }) => next.requiredModules.includes(id) && !completed),
  }
}

/** `380 XP and 2 modules`: what still opens the next camp; empty where nothing is missing. */
export const missingText = ({ missingXP, missingModules }: NextCamp): string =>
  [
    missingXP > 0 && `${numberText(missingXP)} XP`,
    missingModules.length > 0 && counted(missingModules.length, 'module'),
  ]
    .filter(Boolean)
    .join(' and ')

const shareOf = (part: number, whole: number) => (whole > 0 ? Math.min(100, Math.max(0, (part / whole) * 100)) : 100)
