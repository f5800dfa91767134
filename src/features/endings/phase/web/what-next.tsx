import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hueOf, type Pace, type Phase, pausedWords, UpgradeLink, usePausedPlan } from '#features/journey/web/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { plans } from '#features/membership/web/public.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import { minutesText } from '#platform/format/durations.ts'
import { priceText } from '#platform/format/money.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { PhaseView } from '../phase.rules.ts'

type WhatNextProps = { phase: Phase; following: Phase | undefined; view: PhaseView; next: Pace['next'] }

/** Where the look back leads: the next phase, what opens it, the summit, or the lesson where the member is. */
export function WhatNext({ phase, following, view, next }: WhatNextProps) {
  if (view === 'shut')
    return (
      <Part legend="What opens it" title={phase.name} terrain={phase.terrain}>
        <p className="mt-3 max-w-prose text-lg">{phase.promise}</p>
        <Offer following={phase} />
      </Part>
    )
  if (view !== 'behind')
    return next ? (
      <Part legend="From here" title="Pick up where you are.">
        <NextLesson next={next} />
      </Part>
    ) : null
  if (!following)
    return (
      <Part legend="And now" title="There is no higher ground.">
        <LinkButton asChild size="lg" className="mt-5">
          <Link to="/summit">Stand on the summit</Link>
        </LinkButton>
      </Part>
    )
  return (
    <Part legend="What comes next" title={following.name} terrain={following.terrain}>
      <p className="mt-3 max-w-prose text-lg">{following.promise}</p>
      <Onward phase={phase} following={following} next={next} />
    </Part>
  )
}

type OnwardProps = { phase: Phase; following: Phase; next: Pace['next'] }

function Onward({ phase, following, next }: OnwardProps) {
  if (following.status === 'completed')
    return (
      <LinkButton asChild size="lg" variant="secondary" className="mt-5">
        <Link to={`/phases/${following.id}`}>See what you made in {following.name}</Link>
      </LinkButton>
    )
  if (!following.hasAccess) return <Offer phase={phase} following={following} />
  return next && <NextLesson next={next} />
}

function Offer({ phase, following }: { phase?: Phase; following: Phase }) {
  const plan = useQuery(plans).data?.find(({ id }) => id === following.requiredTier)
  const name = tierName[following.requiredTier]
  const paused = usePausedPlan(name)
  return (
    <>
      <p className="mt-3 max-w-prose text-ink-soft">
        {paused
          ? pausedWords(paused)
          : `${name} opens it${plan ? `, for ${priceText(plan.price, plan.currency)} a month` : ''}.`}{' '}
        Take your time: {phase ? `${phase.name} and all you made in it stay` : 'what you made so far stays'} yours, on
        any plan.
      </p>
      <div className="mt-5">
        <UpgradeLink plan={name} opens={following.name} size="lg" variant="primary" />
      </div>
    </>
  )
}

const NextLesson = ({ next }: { next: NonNullable<Pace['next']> }) => (
  <LinkButton asChild size="lg" className="mt-5">
    <Link to={lessonPath(next)}>
      <span>
        Continue: {next.title}
        <span className="font-normal tabular-nums"> · {minutesText(next.minutes)}</span>
      </span>
    </Link>
  </LinkButton>
)

type PartProps = { legend: string; title: string; terrain?: string; children: ReactNode }

const Part = ({ legend, title, terrain, children }: PartProps) => (
  <section aria-labelledby="next" className="neatline m-[5px] mt-16 bg-sheet px-5 py-7 sm:px-10 sm:py-10">
    <p className={classNames('legend', terrain ? hueOf(terrain).text : 'text-accent')}>{legend}</p>
    <h2 id="next" className="mt-1.5 text-3xl">
      {title}
    </h2>
    {children}
  </section>
)
