import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OfferedPlan } from '#features/membership/membership.contract.ts'
import type { Membership } from '../../subscription/subscription.contract.ts'
import { ChangeDialog } from '../../subscription/web/change-dialog.tsx'
import { PlanCard } from './plan-card.tsx'
import { useChosenPlan, useOnce } from './use-chosen-plan.ts'
import { useUpgrade } from './use-upgrade.ts'

type PlanCardsProps = { plans: readonly OfferedPlan[]; membership: Membership }

/** The plans side by side; paying members see a charge before it is made. */
export function PlanCards({ plans, membership }: PlanCardsProps) {
  const upgrade = useUpgrade()
  const { plan, isFirst } = useChosenPlan(plans, membership)
  const [chosen, setChosen] = useState(membership.canChange ? plan : undefined)
  useOnce(isFirst && plan ? () => upgrade.buy(plan.priceId ?? '') : undefined)

  const choose = (plan: OfferedPlan) => {
    if (membership.canChange) setChosen(plan)
    else upgrade.buy(plan.priceId ?? '')
  }

  return (
    <>
      <p role="status" className="mt-6 font-semibold empty:hidden">
        {isFirst && plan && upgrade.isPending && `Opening the payment page for ${plan.name}…`}
      </p>
      <ul className="mt-10 grid items-start gap-6 lg:grid-cols-[1fr_1.2fr_1fr] lg:gap-8">
        {plans.map((plan, at) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            membership={membership}
            isMain={at === 1}
            isBusy={upgrade.isPending}
            onChoose={() => choose(plan)}
          />
        ))}
      </ul>
      <LessNote membership={membership} />
      {chosen && (
        <ChangeDialog
          planName={chosen.name}
          priceId={chosen.priceId ?? ''}
          isPending={upgrade.isPending}
          onConfirm={(priceId) => upgrade.change(priceId, () => setChosen(undefined))}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}

/** The cards sell a larger plan; a smaller one, and the end, are in the settings. */
function LessNote({ membership: { tier, canCancel, canChange, nextTier } }: { membership: Membership }) {
  if (!canCancel) return null
  // A refund or a dispute has closed what is paid for, and there is nothing that stays open.
  const isClosed = tier === 'starter'
  const isSmallerPossible = tier === 'elite' && canChange && nextTier === null
  return (
    <p className="mt-8 max-w-prose text-ink-soft">
      {isSmallerPossible ? 'To move to Quantum, or to cancel,' : 'To cancel,'} go to{' '}
      <Link to="/settings" hash="membership" className="link">
        Settings → Membership
      </Link>
      .{!isClosed && ' Your plan stays open until the end of what you’ve paid for.'}
    </p>
  )
}
