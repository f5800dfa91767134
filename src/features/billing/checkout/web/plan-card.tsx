import { Check } from 'lucide-react'
import type { OfferedPlan } from '#features/membership/membership.contract.ts'
import { opens, type Tier, tierName } from '#features/membership/membership.rules.ts'
import { priceText } from '#platform/format/money.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'

type PlanCardProps = { plan: OfferedPlan; tier: Tier; isMain: boolean; isBusy: boolean; onChoose: () => void }

export function PlanCard({ plan, tier, isMain, isBusy, onChoose }: PlanCardProps) {
  const { id, name, price, currency, period, tagline, features } = plan
  const isCurrent = id === tier
  return (
    <li
      aria-current={isCurrent}
      className={classNames(
        'bg-sheet p-6 sm:p-8',
        isMain ? 'neatline m-[5px] lg:-my-3 lg:py-11' : 'rounded-lg border border-line shadow-sheet',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-xl">{name}</h2>
        {isCurrent && <Chip tone="success">Your plan</Chip>}
      </div>
      <p className="mt-1 text-sm text-ink-soft lg:min-h-[3em]">{tagline}</p>
      <p className="mt-5 flex items-baseline gap-2">
        <span className="font-display text-4xl font-semibold">{priceText(price, currency)}</span>
        <span className="text-ink-soft">{period === 'month' ? 'per month' : 'forever'}</span>
      </p>
      <Button
        variant={isMain && !opens(tier, id) ? 'primary' : 'secondary'}
        className="mt-6 w-full"
        disabled={isCurrent || isBusy || opens(tier, id)}
        onClick={onChoose}
      >
        {labelOf(plan, tier)}
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

function labelOf({ id, name }: OfferedPlan, tier: Tier): string {
  if (id === tier) return 'Current Plan'
  return opens(tier, id) ? `Included in ${tierName[tier]}` : `Upgrade to ${name}`
}
