import { Link } from '@tanstack/react-router'
import { Award } from 'lucide-react'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import type { Achievements } from '../../achievements/achievements.contract.ts'

const shown = 4

export function YourAchievements({ achievements }: { achievements: Achievements }) {
  return (
    <Card look="flat" aria-labelledby="your-achievements">
      <CardHeader
        id="your-achievements"
        title="Your Achievements"
        actions={<Link to="/coach/achievements">View all</Link>}
      />
      {achievements.length === 0 ? (
        <p className="text-ink-soft">No achievements yet</p>
      ) : (
        <ul className="divide-y divide-line">
          {achievements.slice(0, shown).map(({ id, title, pointsAwarded }) => (
            <li key={id} className="flex items-center gap-3 py-3 first:pt-0">
              <Award aria-hidden className="size-5 shrink-0 text-gold" />
              <span className="min-w-0 grow font-semibold">{title}</span>
              <span className="text-sm font-semibold tabular-nums">+{pointsAwarded}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
