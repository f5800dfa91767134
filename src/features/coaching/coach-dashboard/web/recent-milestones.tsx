import { Link } from '@tanstack/react-router'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import type { Milestone } from '../../milestones/milestones.contract.ts'
import { MilestoneRow } from '../../milestones/web/milestone-row.tsx'

const shown = 5

export function RecentMilestones({ milestones }: { milestones: readonly Milestone[] }) {
  return (
    <Card look="flat" aria-labelledby="recent-milestones">
      <CardHeader
        id="recent-milestones"
        title="Recent Client Milestones"
        actions={<Link to="/coach/milestones">View all</Link>}
      />
      {milestones.length === 0 ? (
        <p className="text-ink-soft">No recent milestones</p>
      ) : (
        <ul className="divide-y divide-line">
          {milestones.slice(0, shown).map((milestone) => (
            <MilestoneRow key={milestone.id} milestone={milestone} />
          ))}
        </ul>
      )}
    </Card>
  )
}
