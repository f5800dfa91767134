import { opens, type Tier } from '#features/membership/membership.rules.ts'
import type { SubModule } from '#features/program/program.ts'
import type { Walk } from '../../journey.rules.ts'

/** Who reads: what the plan opens, and when the guarantee returned what was paid. */
export type Reader = { tier: Tier; moneyBackAt: string | null }

/** What the tier opens, and for good what was completed, unless its money went back since. */
export const hasAccess = ({ id, neededTier }: SubModule, walk: Walk, reader: Reader): boolean =>
  opens(reader.tier, neededTier) || isKeptOpen(walk, id, reader)

/** Whether completing it keeps it open, whatever the tier. */
export function isKeptOpen(walk: Walk, id: string, { moneyBackAt }: Pick<Reader, 'moneyBackAt'>): boolean {
  const completedAt = walk.completions.get(id)?.completedAt
  // ISO texts of fixed width: text order is time order.
  return completedAt !== undefined && (moneyBackAt === null || completedAt > moneyBackAt)
}
