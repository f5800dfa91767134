import { listed } from '#platform/format/numbers.ts'
import type { Outcomes, PlanMonth } from '../money.rules.ts'

type Text = (cents: number) => string

/** What moved in a month: of disputes only what there was, either way. */
export function movedWords({ paid, refunded, disputed }: PlanMonth, text: Text): string {
  const parts = [
    `Paid in ${text(paid.cents)}`,
    `refunded ${text(-refunded.cents)}`,
    ...(disputed.count === 0
      ? []
      : [
          disputed.cents === 0
            ? 'disputes took and returned the same'
            : disputed.cents > 0
              ? `won back in disputes ${text(disputed.cents)}`
              : `taken by disputes ${text(-disputed.cents)}`,
        ]),
  ]
  return parts.join(', ')
}

/** What became of it; undefined where nothing was disputed. */
export function outcomeWords({ heldCents, lostCents, wonCents }: Outcomes, text: Text): string | undefined {
  const parts = [
    ...(heldCents > 0 ? [`${text(heldCents)} is held until the bank decides`] : []),
    ...(lostCents > 0 ? [`${text(lostCents)} is lost`] : []),
    ...(wonCents > 0 ? [`${text(wonCents)} was won and came back`] : []),
  ]
  return parts.length === 0 ? undefined : listed(parts)
}
