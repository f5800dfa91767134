import { Link } from '@tanstack/react-router'
import { BookOpenCheck, Flag, Mountain, Tent, Trophy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { Chip } from '#platform/ui/chip.tsx'
import { percentText } from '#platform/ui/progress/percent.ts'
import { useDates } from '#platform/web/zone.ts'
import type { Milestone } from '../milestones.contract.ts'
import { milestoneTypeNames } from './milestone-type-names.ts'

const CorrectDialog = lazy(() => import('./correct-dialog.tsx').then((part) => ({ default: part.CorrectDialog })))

const icons = { module: BookOpenCheck, phase: Mountain, level: Tent, graduation: Trophy, custom: Flag }

export function MilestoneRow({ milestone, withName = true }: { milestone: Milestone; withName?: boolean }) {
  const dates = useDates()
  const [isCorrecting, setCorrecting] = useState(false)
  const { milestoneType, description, clientId, clientName, pointsEarned, achievedAt, earlyAtPercent, isOwn } =
    milestone
  const Icon = icons[milestoneType]
  return (
    <li className="flex gap-4 py-3.5 first:pt-0">
      <span className="grid size-9 shrink-0 place-items-center rounded-full border border-valley/40 bg-valley-soft text-valley">
        <Icon aria-hidden className="size-4.5" />
      </span>
      <div className="min-w-0 grow">
        <p className="font-semibold">{description}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
          {withName && <Link to={`/coach/clients/${clientId}`}>{clientName}</Link>}
          <Chip>{milestoneTypeNames[milestoneType]}</Chip>
          {earlyAtPercent !== null && <span>at {percentText(earlyAtPercent)} of the program</span>}
          <time dateTime={achievedAt}>{dates.date(achievedAt)}</time>
          {isOwn && (
            <button type="button" className="link min-h-6" onClick={() => setCorrecting(true)}>
              Correct<span className="sr-only"> “{description}”</span>
            </button>
          )}
        </p>
      </div>
      <p className="shrink-0 text-sm font-semibold tabular-nums">
        <span aria-hidden>+{pointsEarned}</span>
        <span className="sr-only">{counted(pointsEarned, 'point')}</span>
      </p>
      {isCorrecting && (
        <Suspense>
          <CorrectDialog milestone={milestone} onClose={() => setCorrecting(false)} />
        </Suspense>
      )}
    </li>
  )
}
