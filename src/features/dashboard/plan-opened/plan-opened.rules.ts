import { runningGift } from '#features/membership/gifts/gifts.rules.ts'
import { opens, type PaidTier, type Tier } from '#features/membership/membership.rules.ts'

/** How long it is told where no lesson is completed. */
const toldMilliseconds = 7 * 86_400_000

type Member = {
  tier: Tier
  paidTier: Tier
  openedTier: PaidTier | null
  openedAt: string | null
  givenTier: Tier | null
  givenUntil: string | null
}

/**
 * The plan that opened in the last days, until the first lesson after it, and when it ends, if it is open as a gift alone.
 * ISO instants.
 */
export function openedPlan(
  member: Member,
  completedAt: readonly string[],
  now: string,
): { tier: PaidTier; givenUntil: string | null } | null {
  const { tier, openedTier, openedAt } = member
  if (!openedTier || !openedAt || openedTier !== tier) return null
  if (Date.parse(now) - Date.parse(openedAt) > toldMilliseconds || completedAt.some((at) => at > openedAt)) return null
  return { tier, givenUntil: opens(member.paidTier, tier) ? null : (runningGift(member, now)?.until ?? null) }
}

type Lesson = { moduleId: string }
export type Phase = { requiredTier: string; modules: readonly { id: string }[] }
type Module = { moduleId: string; completed: number }

/** Late lessons that a plan opened after their day: those of paid phases, where none of these was worked on before. */
export function lateFromOpening<L extends Lesson>(
  behind: readonly L[],
  phases: readonly Phase[],
  modules: readonly Module[],
): readonly L[] {
  const paid = paidModules(phases)
  const hadThem = modules.some(({ moduleId, completed }) => completed > 0 && paid.has(moduleId))
  return hadThem ? [] : behind.filter(({ moduleId }) => paid.has(moduleId))
}

export const paidModules = (phases: readonly Phase[]): ReadonlySet<string> =>
  new Set(
    phases.flatMap(({ requiredTier, modules }) => (requiredTier === 'starter' ? [] : modules.map(({ id }) => id))),
  )
