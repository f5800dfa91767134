import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { timesOfNext } from '#features/journey/pace/next-times.ts'
import { moduleOf, type Pace, type Phase, pace, pausedWords, usePausedPlan } from '#features/journey/web/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { ContinueButton } from '../../web/continue-button.tsx'

type LeadsOnProps = {
  /** The phase that ended too. */
  phase: Phase | undefined
  isAll: boolean
}

/** After a module: the question of the next one, or the page of the phase or of the summit. */
export function LeadsOn({ phase, isAll }: LeadsOnProps) {
  const { data, isPending } = useQuery(pace)
  const paused = usePausedPlan(tierName.quantum)
  if (isAll)
    return <Way to="/summit" label="Stand on the summit" lead="All of it is behind you. See how far you’ve come." />
  if (phase)
    return (
      <Way
        to={`/phases/${phase.id}`}
        label="See what you made"
        lead={`Days ${phase.startDay} to ${phase.endDay}, side by side.`}
      />
    )
  if (isPending) return null
  if (!data?.next && paused)
    return <Way to="/settings" hash="calendar" label="Resume to continue" lead={pausedWords(paused)} />
  if (!data?.next) return <Way to="/" label="To the dashboard" lead="Everything your plan opens is done." />
  return <NextQuestion next={data.next} times={timesOfNext(data)} />
}

function NextQuestion({ next, times }: { next: NonNullable<Pace['next']>; times: string }) {
  const { data: module } = useQuery(moduleOf(next.moduleId))
  return (
    <Footer>
      <p className="legend">The next question</p>
      <p className="mt-1.5 max-w-prose font-display text-2xl text-pretty">{module?.question ?? next.title}</p>
      <ContinueButton next={next} times={times} className="mt-5" />
    </Footer>
  )
}

type WayProps = { to: string; hash?: string; label: string; lead: string }

const Way = ({ to, hash, label, lead }: WayProps) => (
  <Footer>
    <p className="font-display text-2xl">{lead}</p>
    <LinkButton asChild size="lg" className="mt-5">
      <Link to={to} {...(hash && { hash })}>
        {label}
      </Link>
    </LinkButton>
  </Footer>
)

const Footer = ({ children }: { children: ReactNode }) => (
  <div className="border-t border-line bg-accent-soft px-5 py-6 sm:px-8 sm:py-7">{children}</div>
)
