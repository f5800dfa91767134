import { type DisputeState, isUndecided } from '#features/billing/disputes/disputes.rules.ts'
import { type MoneyKind, moneyKinds, recurringKinds } from '#features/billing/revenue/revenue.rules.ts'
import { type PaidTier, type Tier, tiers } from '#features/membership/membership.rules.ts'

export type Figure = { count: number; cents: number }
/** What was disputed in a month, as it stands now: the bank holds it, it is lost, or it was won and came back. */
export type Outcomes = { heldCents: number; lostCents: number; wonCents: number }
/** One plan in one month: what recurs at its end, and what happened in it. */
export type PlanMonth = Record<MoneyKind, Figure> & { recurringCents: number; outcomes: Outcomes }
/** `moves`: changes from one plan to the other, of which each plan has a part. Of no plan (`starter`) are charges without one. */
export type Month = { month: string; moves: number; plans: Record<Tier, PlanMonth> }

type Sum = { month: string; tier: Tier; kind: MoneyKind; cents: number; count: number }
type Disputed = { month: string; tier: Tier; state: DisputeState; cents: number }
type Beside = { moves: ReadonlyMap<string, number>; disputed: readonly Disputed[] }

/** Every month from the first entry to this one, the latest first; what recurs adds up all that moved it until then. */
export function monthsOf(sums: readonly Sum[], thisMonth: string, { moves, disputed }: Beside): Month[] {
  const [first = thisMonth] = [...sums.map(({ month }) => month), thisMonth].sort()
  const months: Month[] = []
  const recurring: Record<Tier, number> = { starter: 0, quantum: 0, elite: 0 }
  for (let month = first; month <= thisMonth; month = nextMonth(month)) {
    const ofMonth = sums.filter((sum) => sum.month === month)
    const planMonth = (tier: Tier): PlanMonth => {
      const figures = Object.fromEntries(
        moneyKinds.map((kind) => [kind, addUp(ofMonth.filter((sum) => sum.tier === tier && sum.kind === kind))]),
      ) as Record<MoneyKind, Figure>
      recurring[tier] += recurringKinds.reduce((sum, kind) => sum + figures[kind].cents, 0)
      const outcomes = outcomesOf(disputed.filter((one) => one.month === month && one.tier === tier))
      return { ...figures, recurringCents: recurring[tier], outcomes }
    }
    months.unshift({
      month,
      moves: moves.get(month) ?? 0,
      plans: { starter: planMonth('starter'), quantum: planMonth('quantum'), elite: planMonth('elite') },
    })
  }
  return months
}

/** One plan's figures, or all together, where a move from one to the other is one change. */
export function figuresOf({ plans, moves }: Month, tier: PaidTier | undefined): PlanMonth {
  const wanted = tiers.filter((one) => tier === undefined || one === tier).map((one) => plans[one])
  // A server of the version before tells of no disputes.
  const figures = Object.fromEntries(
    moneyKinds.map((kind) => [kind, addUp(wanted.flatMap((plan) => plan[kind] ?? []))]),
  )
  // Made of all kinds just above.
  const { changed, ...others } = figures as Record<MoneyKind, Figure>
  return {
    ...others,
    changed: { ...changed, count: changed.count - (tier === undefined ? moves : 0) },
    recurringCents: wanted.reduce((sum, plan) => sum + plan.recurringCents, 0),
    outcomes: addOutcomes(wanted.flatMap((plan) => plan.outcomes ?? [])),
  }
}

/** What came in and stayed: after refunds, and after what disputes took and returned. */
export const stayedCents = ({ paid, refunded, disputed }: PlanMonth): number =>
  paid.cents + refunded.cents + disputed.cents

/** Of all months, how much banks hold until they decide. */
export const heldCents = (months: readonly Month[], tier: PaidTier | undefined): number =>
  addOutcomes(months.map((month) => figuresOf(month, tier).outcomes)).heldCents

function outcomesOf(disputed: readonly Disputed[]): Outcomes {
  const sum = (is: (state: DisputeState) => boolean) =>
    disputed.reduce((total, { state, cents }) => total + (is(state) ? cents : 0), 0)
  return {
    heldCents: sum(isUndecided),
    lostCents: sum((state) => state === 'lost'),
    wonCents: sum((state) => state === 'won'),
  }
}

function addOutcomes(outcomes: readonly Outcomes[]): Outcomes {
  const sum = (of: keyof Outcomes) => outcomes.reduce((total, one) => total + one[of], 0)
  return { heldCents: sum('heldCents'), lostCents: sum('lostCents'), wonCents: sum('wonCents') }
}

const addUp = (figures: readonly Figure[]): Figure => ({
  count: figures.reduce((sum, { count }) => sum + count, 0),
  cents: figures.reduce((sum, { cents }) => sum + cents, 0),
})

function nextMonth(month: string): string {
  const [year = 0, at = 0] = month.split('-').map(Number)
  return at === 12 ? `${year + 1}-01` : `${year}-${String(at + 1).padStart(2, '0')}`
}
