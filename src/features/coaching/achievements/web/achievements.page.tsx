import { useQuery } from '@tanstack/react-query'
import { Award, LockKeyhole } from 'lucide-react'
import { counted, numberText } from '#platform/format/numbers.ts'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { ProgressBar } from '#platform/ui/progress/progress-bar.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { combineQueries } from '#platform/web/combine-queries.ts'
import { useDates } from '#platform/web/zone.ts'
import { allAchievements, coachLedger, coachStats } from '../../web/coaching.calls.ts'
import { Figure, Figures } from '../../web/figures.tsx'
import { PageSkeleton } from '../../web/page-skeleton.tsx'

export function CoachAchievementsPage() {
  const { data, error, retry } = combineQueries({
    all: useQuery(allAchievements),
    stats: useQuery(coachStats),
    ledger: useQuery(coachLedger),
  })
  if (error) return <LoadFailure title="Your achievements did not load" error={error} onRetry={retry} />
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
      <Figures label="Your standing">
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
      <Ledger entries={ledger} />
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

type Entry = { id: string; at: string; label: string; points: number; clientName: string | null }

function Ledger({ entries }: { entries: readonly Entry[] }) {
  const dates = useDates()
  return (
    <Card look="flat" className="mt-12 max-w-lg" aria-labelledby="ledger">
      <CardHeader id="ledger" title="Where your points come from" />
      {entries.length === 0 ? (
        <p className="text-ink-soft">Nothing yet. The first entry comes with your first client.</p>
      ) : (
        <ul className="divide-y divide-line">
          {entries.map(({ id, at, label, points, clientName }) => (
            <li key={id} className="flex gap-4 py-2.5">
              <span className="min-w-0 grow">
                {label}
                <span className="block text-sm text-ink-soft">
                  {clientName && <bdi>{clientName}</bdi>}
                  {clientName && ' · '}
                  <time dateTime={at}>{dates.date(at)}</time>
                </span>
              </span>
              <span className="font-semibold tabular-nums">+{points}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
