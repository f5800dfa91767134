import { lazy, Suspense, useState } from 'react'
import { CoachAtHome, CoachingAtHome, FromCoach } from '#features/coaching/web/public.ts'
import { YourBusiness, YourBusinessWaiting } from '#features/founder-file/web/public.ts'
import { type GameProfile, GratitudeBox } from '#features/game/web/public.ts'
import type { Pace, Phase } from '#features/journey/web/public.ts'
import type { Tier } from '#features/membership/membership.rules.ts'
import { GroupCalls } from '#features/membership/web/public.ts'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { NextSteps } from '../actions/web/next-steps.tsx'
import type { Dashboard, ModuleProgress, Progress } from '../dashboard.contract.ts'
import { JourneyHeader } from '../journey-header/web/journey-header.tsx'
import { lateFromOpening } from '../plan-opened/plan-opened.rules.ts'
import { Stats } from '../stats/web/stats.tsx'
import { WeeklyFocus } from '../weekly-focus/web/weekly-focus.tsx'
import { BadgeRow } from './badge-row.tsx'
import { dayAndPercent } from './day-and-percent.ts'
import { MapPreview } from './map-preview.tsx'

/** Below the fold. */
const RecentMilestones = lazy(() =>
  import('./recent-milestones.tsx').then(({ RecentMilestones }) => ({ default: RecentMilestones })),
)
/** Most days there is nothing. */
const PlanOpened = lazy(() =>
  import('../plan-opened/web/plan-opened.tsx').then(({ PlanOpened }) => ({ default: PlanOpened })),
)

type DashboardViewProps = {
  name: string
  tier: Tier | undefined
  progress: Progress
  modules: ModuleProgress
  phases: readonly Phase[]
  profile: GameProfile
  dashboard: Dashboard
  pace: Pace
}

/** From near to far: today beside the map, the figures, the current module, what was earned. */
export function DashboardView({ name, tier, progress, modules, phases, profile, dashboard, pace }: DashboardViewProps) {
  const { day, percent } = dayAndPercent(progress)
  const { opened, fromCoach } = dashboard
  const newlyLate = opened ? lateFromOpening(pace.behind, phases, modules).length : 0
  // The last one, once kept, can still be taken back.
  const [hadPromises] = useState(dashboard.promises.length > 0)
  const hasPromises = hadPromises || dashboard.promises.length > 0
  const hasSession = tier === 'elite' || dashboard.hasSession === true
  return (
    <>
      <JourneyHeader
        name={name}
        day={day}
        pace={newlyLate > 0 && newlyLate === pace.behind.length ? withoutLateness(pace) : pace}
        beforeToday={
          <BeforeToday opened={opened} fromCoach={fromCoach} pace={pace} phases={phases} isLate={newlyLate > 0} />
        }
        streak={dashboard.workStreak}
        running={dashboard.running}
        tonight={dashboard.tonight}
        phases={phases}
        modules={modules}
      />
      <div className="mt-10 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8 lg:order-last">
          <NextSteps actions={dashboard.recommendedActions} />
          {(hasPromises || hasSession) && (
            <Suspense fallback={<Skeleton className="h-40" />}>
              <CoachingAtHome promises={hasPromises ? dashboard.promises : null} hasSession={hasSession} />
            </Suspense>
          )}
          <GratitudeBox />
        </div>
        <MapPreview profile={profile} phases={phases} isTall={hadPromises} />
      </div>
      <Stats
        percent={percent}
        modules={modules}
        profile={profile}
        trends={dashboard.trends}
        isAllOfPlan={!pace.next && pace.lessonsShut > 0}
      />
      <Suspense fallback={<YourBusinessWaiting />}>
        <YourBusiness />
      </Suspense>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <WeeklyFocus
            focus={dashboard.weeklyFocus}
            day={pace.daysOver > 0 ? undefined : day}
            modules={modules}
            phases={phases}
          />
          <BadgeRow badges={profile.badges} />
        </div>
        <div className="flex min-w-0 flex-col gap-12">
          <Suspense>
            <CoachAtHome />
          </Suspense>
          {tier && tier !== 'starter' && (
            <Suspense>
              <GroupCalls />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton className="h-64" />}>
            <RecentMilestones milestones={dashboard.recentMilestones} badges={profile.badges} />
          </Suspense>
        </div>
      </div>
    </>
  )
}

type BeforeTodayProps = Pick<Dashboard, 'opened' | 'fromCoach'> & {
  pace: Pace
  phases: readonly Phase[]
  isLate: boolean
}

/** What a plan opened a moment ago, and what the coach wrote or waits for; each keeps its room until it is there. */
const BeforeToday = ({ opened, fromCoach, pace, phases, isLate }: BeforeTodayProps) => (
  <>
    {opened && (
      <Suspense fallback={<Skeleton className="mt-6 h-48" />}>
        <PlanOpened opened={opened} pace={pace} phases={phases} isLate={isLate} />
      </Suspense>
    )}
    {fromCoach && (
      <Suspense
        fallback={
          <Skeleton className={fromCoach.offersTimes && fromCoach.words !== null ? 'mt-6 h-26' : 'mt-6 h-12'} />
        }
      >
        <FromCoach {...fromCoach} />
      </Suspense>
    )}
  </>
)

/** What a plan opened was late before it could be read; where nothing else is, the card about it says so, and nothing else does. */
const withoutLateness = (pace: Pace): Pace => ({
  ...pace,
  behind: [],
  daysBehind: 0,
  daysAhead: 0,
  asksHowToGoOn: false,
})
