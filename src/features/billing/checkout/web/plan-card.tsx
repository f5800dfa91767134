import { Check } from 'lucide-react'
import type { OfferedPlan } from '#features/membership/membership.contract.ts'
import { priceText } from '#platform/format/money.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { Membership } from '../../subscription/subscription.contract.ts'
import { planOffer } from './plan-offer.ts'

type PlanCardProps = {
  plan: OfferedPlan
  membership: Membership
  isMain: boolean
  isBusy: boolean
  onChoose: () => void
}

export function PlanCard({ plan, membership, isMain, isBusy, onChoose }: PlanCardProps) {
  const { name, price, currency, period, tagline, features } = plan
  const { label, isHeld, canChoose } = planOffer(plan, membership)
  return (
    <li
      aria-current={isHeld}
      className={classNames(
        'bg-sheet p-6 sm:p-8',
        isMain ? 'neatline m-[5px] lg:-my-3 lg:py-11' : 'rounded-lg border border-line shadow-sheet',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-xl">{name}</h2>
        {isHeld && <Chip tone="success">Your plan</Chip>}
      </div>
      <p className="mt-1 text-sm text-ink-soft lg:min-h-[3em]">{tagline}</p>
      <p className="mt-5 flex items-baseline gap-2">
        <span className="font-display text-4xl font-semibold">{priceText(price, currency)}</span>
        <span className="text-ink-soft">{period === 'month' ? 'per month' : 'forever'}</span>
      </p>
      <Button
        variant={isMain && canChoose ? 'primary' : 'secondary'}
        className="mt-6 w-full"
        disabled={isBusy || !canChoose}
        onClick={onChoose}
      >
        {label}
      </Button>
      <ul className="mt-6 space-y-2.5 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  )
}
