import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { pausedWords, UpgradeLink, usePausedPlan } from '#features/journey/web/public.ts'
import type { Tier } from '#features/membership/membership.rules.ts'
import { GroupCalls } from '#features/membership/web/public.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { LockedState } from '#platform/ui/state/locked-state.tsx'
import { nextSession } from '../../appointments/web/appointments.calls.ts'
import type { MyCoach } from '../../my-coach/my-coach.contract.ts'
import { CoachCard } from '../../my-coach/web/coach-card.tsx'
import { myCoach } from '../../my-coach/web/my-coach.calls.ts'
import { shares } from '../../sharing/web/sharing.calls.ts'
import { MyTalks } from '../../talks/web/my-talks.tsx'
import { myTalks } from '../../talks/web/talks.calls.ts'
import { PageSkeleton } from '../../web/page-skeleton.tsx'
import { isPending } from '../requests.rules.ts'
import { EliteCoaching } from './elite-coaching.tsx'
import { eliteOffers } from './elite-offers.ts'
import { MyRequests } from './my-requests.tsx'
import { coachingRequests } from './requests.calls.ts'

export function CoachingPage() {
  const user = useUser()
  const { data, isPending } = useQuery(myCoach)
  const isElite = user?.membershipTier === 'elite'
  // Below Elite the sessions come first, and would move what follows.
  const talks = useQuery({ ...myTalks, enabled: !isElite && Boolean(data?.coach) })
  // Above the form, where they would move it.
  const steps = useQuery({ ...nextSession, enabled: isElite })
  const requests = useQuery(coachingRequests)
  const shared = useQuery({ ...shares, enabled: isElite && Boolean(data?.coach) })
  if (!user || [talks, steps, requests, shared].some(({ isLoading }) => isLoading) || isPending) return <PageSkeleton />
  return (
    <>
      <PageHeader
        eyebrow="Elite"
        title="1-on-1 Coaching"
        lead="Sixty minutes a month, by video or phone, with someone who reads what you share of your numbers."
      />
      {isElite ? (
        <EliteCoaching coach={data?.coach ?? null} />
      ) : (
        <Upgrade tier={user.membershipTier} coach={data?.coach ?? null} />
      )}
    </>
  )
}

/** What was asked for and the coach come first, also below Elite: a session that is set before a pause takes place. */
function Upgrade({ tier, coach }: { tier: Tier; coach: MyCoach | null }) {
  const paused = usePausedPlan('Elite')
  const { data } = useQuery(coachingRequests)
  const hasCoach = coach !== null
  const included = hasCoach
    ? 'Everything in Quantum, plus sixty minutes a month with your coach.'
    : 'Everything in Quantum, plus a coach at your side.'
  return (
    <div className="mt-10 flex flex-col gap-10">
      {(!data || data.some(({ state }) => isPending(state))) && (
        <MyRequests answers={coach?.name ?? 'the founder'} look="sheet" />
      )}
      {hasCoach && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <CoachCard />
          <MyTalks />
        </div>
      )}
      <LockedState
        title={hasCoach ? 'A monthly session is part of Elite' : '1-on-1 coaching is part of Elite'}
        plan="Elite"
        href="/pricing"
        action={<UpgradeLink plan="Elite" opens="1-on-1 coaching" size="md" variant="primary" />}
      >
        {paused ? pausedWords(paused) : included}
      </LockedState>
      <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
        {eliteOffers.map(({ title, text, Icon }) => (
          <li key={title} className="flex gap-4">
            <Icon aria-hidden className="mt-1 size-6 shrink-0 text-accent" />
            <div>
              <h2 className="text-lg">{title}</h2>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {tier === 'quantum' && (
        <Suspense>
          <GroupCalls />
        </Suspense>
      )}
    </div>
  )
}
