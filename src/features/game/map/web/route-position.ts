export type CampState = 'locked' | 'unlocked' | 'completed'
export type Camp = {
  levelNumber: number
  name: string
  requiredXP: number
  state: CampState
  /** What the business measured when the camp was reached: the first for the map, all of it in words. */
  measured?: { short: string; words: string } | undefined
}

/** Short of a locked camp the member stops at this fraction of the leg before it. */
const doorstep = 0.94

/**
 * Positions of the camps as fractions of the route: the first at 0, the last at 1. Half of the length is divided evenly, so
 * that no two camps crowd each other; the other half follows the XP each leg takes.
 */
export function campPositions(camps: readonly Camp[]): number[] {
  const legs = camps.slice(1).map((camp, at) => Math.max(0, camp.requiredXP - (camps[at]?.requiredXP ?? 0)))
  const totalXP = legs.reduce((sum, xp) => sum + xp, 0)
  const even = 1 / Math.max(1, legs.length)
  const shares = legs.map((xp) => (totalXP > 0 ? (even + xp / totalXP) / 2 : even))
  const positions = [0]
  for (const share of shares) positions.push(Math.min(1, (positions.at(-1) ?? 0) + share))
  return positions.slice(0, camps.length)
}

/** The camp the member has reached: the last before the first that is locked. */
export function currentCampIndex(camps: readonly Camp[]): number {
  const firstLocked = camps.findIndex(({ state }) => state === 'locked')
  return Math.max(0, (firstLocked === -1 ? camps.length : firstLocked) - 1)
}

/**
 * The member's position as a fraction of the route: at their camp, plus their XP within the level relative to what the
 * next one takes. XP alone opens no camp, so a member with enough XP waits just before a locked one.
 */
export function memberPosition(camps: readonly Camp[], totalXP: number): number {
  const at = currentCampIndex(camps)
  const positions = campPositions(camps)
  const [here, next] = [camps[at], camps[at + 1]]
  const start = positions[at] ?? 0
  if (!here || !next) return start
  const leg = next.requiredXP - here.requiredXP
  const walked = leg > 0 ? (totalXP - here.requiredXP) / leg : 1
  return start + ((positions[at + 1] ?? start) - start) * Math.min(doorstep, Math.max(0, walked))
}
