import { Check, ShieldCheck } from 'lucide-react'
import { priceText } from '#platform/format/money.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { FrontPageTexts } from '../front-page.content.ts'
import type { LandingPhase, OfferedPlan } from '../front-page.ts'
import { Section } from './section.tsx'

type PlansProps = {
  texts: FrontPageTexts['plans']
  plans: readonly OfferedPlan[]
  phases: readonly LandingPhase[]
}

export function Plans({ texts, plans, phases }: PlansProps) {
  const free = phases.filter(({ isFree }) => isFree).map(({ name }) => name)
  return (
    <Section
      id="plans"
      title={texts.title}
      lead={`${free.length > 0 ? `${free.join(' and ')} is free forever. ` : ''}${texts.lead}`}
      className="bg-sunken"
    >
      <ul className="mt-12 grid items-start gap-6 lg:grid-cols-[1fr_1.2fr_1fr] lg:gap-8">
        {plans.map((plan, at) => (
          <PlanCard key={plan.id} plan={plan} isMain={at === 1} />
        ))}
      </ul>
      <p className="mt-10 flex max-w-lg items-start gap-3">
        <ShieldCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-success" />
        <span>
          Your first paid membership comes with a 30-day money-back guarantee. Confirm once in Settings, and we refund
          every charge and close the plan. You keep your progress.{' '}
          <a href="/refunds" className="underline underline-offset-4">
            How refunds work
          </a>
        </span>
      </p>
    </Section>
  )
}

function PlanCard({
  plan: { id, name, price, currency, period, tagline, features },
  isMain,
}: {
  plan: OfferedPlan
  isMain: boolean
}) {
  return (
    <li
      className={classNames(
        'bg-sheet p-6 sm:p-8',
        isMain ? 'neatline m-[5px] lg:-my-4 lg:py-12' : 'rounded-lg border border-line shadow-sheet',
      )}
    >
      <h3 className="text-xl">{name}</h3>
      <p className="mt-1 text-sm text-ink-soft lg:min-h-[3em]">{tagline}</p>
      <p className="mt-5 flex items-baseline gap-2">
        <span className="font-display text-4xl font-semibold">{priceText(price, currency)}</span>
        <span className="text-ink-soft">{period === 'month' ? 'per month' : 'forever'}</span>
      </p>
      <LinkButton href={`/api/login?plan=${id}`} variant={isMain ? 'primary' : 'secondary'} className="mt-6 w-full">
        Join {name}
      </LinkButton>
      <ul className="mt-6 space-y-2.5 text-sm">
        {features.map(({ text, isExample }) => (
          <li key={text} className="flex gap-2.5" data-example={isExample || undefined}>
            <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />
            {text}
          </li>
        ))}
      </ul>
    </li>
  )
}
