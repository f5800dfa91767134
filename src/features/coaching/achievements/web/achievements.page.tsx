import { useQuery } from '@tanstack/react-query'
import { Award, LockKeyhole } from 'lucide-react'
import { counted, numberText } from '#platform/format/numbers.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { ProgressBar } from '#platform/ui/progress/progress-bar.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { combineQueries } from '#platform/web/combine-queries.ts'
import { useDates } from '#platform/web/zone.ts'
import { coachLedger, coachStats } from '../../coach-ledger/web/coach-ledger.calls.ts'
import { CoachLedger } from '../../coach-ledger/web/coach-ledger.tsx'
import { Figure, Figures } from '../../web/figures.tsx'
import { PageSkeleton } from '../../web/page-skeleton.tsx'
import { allAchievements } from './achievements.calls.ts'

export function CoachAchievementsPage() {
  const { data, error, retry } = combineQueries({
    all: useQuery(allAchievements),
    stats: useQuery(coachStats),
    ledger: useQuery(coachLedger),
  })
  if (error) return <LoadFailure title="Your achievements didn’t load" error={error} onRetry={retry} />
  if (!data) return <PageSkeleton figures />
  const { all, stats, ledger } = data
  const earned = all.filter(({ achievedAt }) => achievedAt !== null)
  return (
    <>
      <PageHeader
        eyebrow="Coach Mode"
        title="Achievements"
        lead="What you earned as a coach, and how to earn the rest."
      />
      <Figures label="Where you stand">
        <Figure term="Coach Level" value={stats.level}>
          {counted(1000 - (stats.totalPoints % 1000), 'point')} to the next
        </Figure>
        <Figure term="Points" value={numberText(stats.totalPoints)}>
          from milestones and achievements
        </Figure>
        <Figure term="Achievements" value={earned.length} unit={`of ${all.length}`} />
      </Figures>
      <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {all.map((one) => (
          <AchievementCard key={one.id} one={one} />
        ))}
      </ul>
      <CoachLedger entries={ledger} />
    </>
  )
}

type One = {
  title: string
  description: string
  pointsAwarded: number
  achievedAt: string | null
  reached: number
  needed: number
}

function AchievementCard({ one: { title, description, pointsAwarded, achievedAt, reached, needed } }: { one: One }) {
  const dates = useDates()
  return (
    <li
      className={`flex flex-col rounded-lg border p-5 ${achievedAt ? 'border-gold/50 bg-sheet shadow-sheet' : 'border-dashed border-line-strong'}`}
    >
      <div className="flex items-center gap-3">
        {achievedAt ? (
          <Award aria-hidden className="size-6 text-gold" />
        ) : (
          <LockKeyhole aria-hidden className="size-5 text-ink-soft" />
        )}
        <h2 className="min-w-0 grow text-lg">{title}</h2>
        <span className="text-sm font-semibold tabular-nums">+{pointsAwarded}</span>
      </div>
      <p className="mt-2 text-sm text-ink-soft">{description}</p>
      <div className="mt-auto pt-4 text-sm">
        {achievedAt ? (
          <p className="font-semibold text-success">Earned {dates.date(achievedAt)}</p>
        ) : (
          <ProgressBar
            value={(reached / needed) * 100}
            label={`${numberText(reached)} of ${numberText(needed)}`}
            labelShown
          />
        )}
      </div>
    </li>
  )
}
