import type { Badge } from '#features/game/web/public.ts'
import { useDates } from '#platform/web/zone.ts'
import type { Dashboard } from '../dashboard.contract.ts'
import { MilestoneMark } from './milestone-mark.tsx'

type MilestonesProps = { milestones: Dashboard['recentMilestones']; badges: readonly Badge[] }

export function RecentMilestones({ milestones, badges }: MilestonesProps) {
  const dates = useDates()
  return (
    <section aria-labelledby="milestones" className="min-w-0">
      <h2 id="milestones" className="border-b border-ink pb-3 text-2xl">
        Recent milestones
      </h2>
      {milestones.length === 0 ? (
        <p className="mt-4 text-ink-soft">Your first milestone shows up after lesson 1.</p>
      ) : (
        <ol className="mt-5">
          {milestones.map((milestone) => (
            <li key={`${milestone.kind} ${milestone.subject}`} className="group relative flex gap-4 pb-5 last:pb-0">
              <span
                aria-hidden
                className="absolute top-10 bottom-0 left-5 border-l-2 border-dotted border-line-strong group-last:hidden"
              />
              <MilestoneMark milestone={milestone} badges={badges} />
              <div className="min-w-0">
                <p className="text-sm text-ink-soft">
                  {words[milestone.kind]}, <time dateTime={milestone.reachedAt}>{dates.date(milestone.reachedAt)}</time>
                </p>
                <p className="font-display font-semibold">{milestone.title}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

const words = {
  module: 'Module completed',
  phase: 'Phase completed',
  program: 'Program completed',
  level: 'Camp reached',
  badge: 'Badge earned',
}
