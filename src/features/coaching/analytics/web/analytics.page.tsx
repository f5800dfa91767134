import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { calendarDates } from '#platform/format/dates.ts'
import { counted, numberText } from '#platform/format/numbers.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { percentText } from '#platform/ui/progress/percent.ts'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { milestoneTypeNames } from '../../milestones/web/milestone-type-names.ts'
import { provedText } from '../../outcomes/outcomes.rules.ts'
import { Figure, Figures } from '../../web/figures.tsx'
import { PageSkeleton } from '../../web/page-skeleton.tsx'
import type { Analytics } from '../analytics.contract.ts'
import { analytics } from './analytics.calls.ts'
import { BarChart } from './charts/bar-chart.tsx'
import { ChartFigure } from './charts/chart-figure.tsx'
import { LineChart } from './charts/line-chart.tsx'
import { ClientNumbersSection } from './client-numbers.tsx'

export function AnalyticsPage() {
  const { data, error, refetch } = useQuery(analytics)
  if (error && !data)
    return <LoadFailure title="The analytics didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton figures />
  return (
    <>
      <PageHeader
        eyebrow="Coach Mode"
        title="Analytics"
        lead="Your clients’ last twelve weeks, from their own records."
      />
      {data.totalClients === 0 ? <NoData /> : <AnalyticsView data={data} />}
    </>
  )
}

function AnalyticsView({ data }: { data: Analytics }) {
  const progress = data.progressOverTime.map(({ date, average }) => ({
    label: calendarDates.dayOfYear(date),
    value: average,
  }))
  const days = data.dayDistribution.map(({ firstDay, lastDay, clients }) => ({
    label: `${firstDay}–${lastDay}`,
    value: clients,
  }))
  const weeks = data.milestonesByWeek.map(({ from, count: value }) => ({ label: calendarDates.dayOfYear(from), value }))
  return (
    <>
      <AnalyticsFigures data={data} />
      <div className="mt-12 grid gap-x-12 gap-y-12 lg:grid-cols-2">
        <ChartFigure
          title="Progress over time"
          says={`Average progress of your current clients: ${percentText(progress.at(-1)?.value ?? 0)} now, ${percentText(progress[0]?.value ?? 0)} twelve weeks ago.`}
          columns={['Through', 'Average progress']}
          rows={progress.map(({ label, value }) => [label, percentText(value)])}
        >
          <LineChart points={progress} />
        </ChartFigure>
        <ChartFigure
          title="Clients by program day"
          says={busiest(days)}
          columns={['Program days', 'Clients']}
          rows={days.map(({ label, value }) => [label, String(value)])}
        >
          <BarChart bars={days} every={3} tone="fill-valley" />
        </ChartFigure>
        <ChartFigure
          title="Milestones by week"
          says={`${counted(
            weeks.reduce((sum, { value }) => sum + value, 0),
            'milestone',
          )} in twelve weeks.`}
          columns={['Week of', 'Milestones']}
          rows={weeks.map(({ label, value }) => [label, String(value)])}
        >
          <BarChart bars={weeks} every={2} tone="fill-ridge" />
        </ChartFigure>
        <ByType types={data.milestonesByType} />
      </div>
      <ClientNumbersSection />
    </>
  )
}

function AnalyticsFigures({
  data: { totalClients, graduatedClients, successRate, graduatedEarly, graduatesProved },
}: {
  data: Analytics
}) {
  return (
    <Figures label="Success">
      <Figure term="Success Rate" value={percentText(successRate)}>
        {[
          `${numberText(graduatedClients)} graduated of ${numberText(totalClients)}`,
          graduatedEarly > 0 ? `${numberText(graduatedEarly)} before the end of the program` : '',
          provedText(graduatesProved),
        ]
          .filter(Boolean)
          .join('; ')}
      </Figure>
      <Figure term="Total Clients" value={totalClients} />
      <Figure term="Graduated" value={graduatedClients} />
    </Figures>
  )
}

function ByType({ types }: { types: Analytics['milestonesByType'] }) {
  const most = Math.max(1, ...types.map(({ count: number }) => number))
  return (
    <section aria-labelledby="by-type">
      <h2 id="by-type" className="text-xl">
        Milestones by type
      </h2>
      <dl className="mt-5 flex flex-col gap-4">
        {types.map(({ type, count: number }) => (
          <div key={type} className="grid grid-cols-[7rem_minmax(0,1fr)_3rem] items-center gap-3">
            <dt className="text-sm">{milestoneTypeNames[type as keyof typeof milestoneTypeNames] ?? type}</dt>
            <dd className="order-last text-right font-semibold tabular-nums">{number}</dd>
            <dd>
              <svg aria-hidden viewBox="0 0 100 6" preserveAspectRatio="none" className="h-3 w-full">
                <rect width="100" height="6" className="fill-line" />
                <rect width={(number / most) * 100} height="6" className="fill-summit" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const busiest = (days: readonly { label: string; value: number }[]): string => {
  const top = days.reduce<{ label: string; value: number }>((a, b) => (b.value > a.value ? b : a), {
    label: '',
    value: 0,
  })
  return top.value === 0
    ? 'None of your clients are in the program right now.'
    : `Most are on days ${top.label}: ${counted(top.value, 'client')}.`
}

function NoData() {
  return (
    <div className="mt-8">
      <EmptyState
        level={2}
        title="Your charts start with your first client"
        action={
          <LinkButton asChild>
            <Link to="/coach/clients/assign">Assign New Client</Link>
          </LinkButton>
        }
      >
        Progress over time, where your clients stand, their milestones and your success rate.
      </EmptyState>
    </div>
  )
}
