import { Card, CardHeader } from '#platform/ui/card.tsx'
import { useDates } from '#platform/web/zone.ts'
import { MilestoneRow } from '../../milestones/web/milestone-row.tsx'
import type { ClientDetail } from '../caseload.contract.ts'

export function ClientRecord({ client: { recentCompletions, milestones } }: { client: ClientDetail }) {
  const dates = useDates()
  return (
    <>
      <Card look="flat" aria-labelledby="client-milestones">
        <CardHeader id="client-milestones" title="Milestones" />
        {milestones.length === 0 ? (
          <p className="text-ink-soft">
            None yet. Modules, phases and levels are recorded for you. Add anything else yourself.
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {milestones.map((milestone) => (
              <MilestoneRow key={milestone.id} milestone={milestone} withName={false} />
            ))}
          </ul>
        )}
      </Card>
      <Card look="flat" aria-labelledby="recent-completions">
        <CardHeader id="recent-completions" title="Recent completions" />
        {recentCompletions.length === 0 ? (
          <p className="text-ink-soft">No lesson completed yet. A short message often helps with the first one.</p>
        ) : (
          <ul className="divide-y divide-line">
            {recentCompletions.map(({ id, title, moduleTitle, completedAt }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-6 py-2.5">
                <span className="min-w-0">
                  <span className="font-semibold">{title}</span>
                  <span className="block text-sm text-ink-soft">{moduleTitle}</span>
                </span>
                <time dateTime={completedAt} className="text-sm text-ink-soft">
                  {dates.date(completedAt)}
                </time>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}
