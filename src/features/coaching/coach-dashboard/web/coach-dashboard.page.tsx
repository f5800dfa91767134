import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { combineQueries } from '#platform/web/combine-queries.ts'
import { DaysAway } from '../../absences/web/days-away.tsx'
import { achievements } from '../../achievements/web/achievements.calls.ts'
import { ComingSessions } from '../../appointments/web/coming-sessions.tsx'
import { coachStats } from '../../coach-ledger/web/coach-ledger.calls.ts'
import { PageSkeleton } from '../../web/page-skeleton.tsx'
import { coachDashboard, needingMe } from './coach-dashboard.calls.ts'
import { CoachFigures } from './coach-figures.tsx'
import { NeedsMe } from './needs-me.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentMilestones } from './recent-milestones.tsx'
import { YourAchievements } from './your-achievements.tsx'

export function CoachDashboardPage() {
  const { data, error, retry } = combineQueries({
    dashboard: useQuery(coachDashboard),
    stats: useQuery(coachStats),
    earned: useQuery(achievements),
    // What clients write in their Founder file raises no record version of the coach’s.
    today: useQuery({ ...needingMe, refetchOnMount: 'always' }),
  })
  if (error) return <LoadFailure title="Your dashboard didn’t load" error={error} onRetry={retry} />
  if (!data) return <PageSkeleton figures label="Loading your dashboard…" />
  const { dashboard, stats, earned, today } = data
  return (
    <>
      <PageHeader
        eyebrow="Coach Mode"
        title="Coach Dashboard"
        lead="Who needs you, what they’ve achieved and what’s next."
        actions={
          <>
            <LinkButton asChild>
              <Link to="/coach/clients">Manage Clients</Link>
            </LinkButton>
            <LinkButton asChild variant="secondary">
              <Link to="/coach/profile">Edit Profile</Link>
            </LinkButton>
          </>
        }
      />
      <CoachFigures dashboard={dashboard} stats={stats} />
      <div className="mt-12 grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <NeedsMe list={today} hasClients={dashboard.totalClients > 0} />
        <div className="flex min-w-0 flex-col gap-10">
          <ComingSessions />
          <QuickActions />
          <DaysAway />
        </div>
        <RecentMilestones milestones={dashboard.recentMilestones} />
        <YourAchievements achievements={earned} />
      </div>
    </>
  )
}
