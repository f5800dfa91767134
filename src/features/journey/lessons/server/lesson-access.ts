import { opens, type Tier } from '#features/membership/membership.rules.ts'
import type { SubModule } from '#features/program/program.ts'
import type { Walk } from '../../journey.rules.ts'

/** Who is reading: their tier, and when the money-back guarantee refunded them. */
export type Reader = { tier: Tier; moneyBackAt: string | null }

/** Open if the tier opens it, or if it was completed and not refunded since: what a member completed stays theirs. */
export const hasAccess = ({ id, neededTier }: SubModule, walk: Walk, reader: Reader): boolean =>
  opens(reader.tier, neededTier) || isKeptOpen(walk, id, reader)

/** Whether it stays open because it was completed, whatever the tier is now. */
export function isKeptOpen(walk: Walk, id: string, { moneyBackAt }: Pick<Reader, 'moneyBackAt'>): boolean {
  const completedAt = walk.completions.get(id)?.completedAt
  // ISO texts of fixed width: text order is time order.
  return completedAt !== undefined && (moneyBackAt === null || completedAt > moneyBackAt)
}
