import { ProgressBar } from '#platform/ui/progress/progress-bar.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { daysText } from '../../web/journey-format.ts'
import { hueOf } from '../../web/terrain-colors.ts'
import { TierChip } from '../../web/tier-chip.tsx'
import type { Phase } from './framework.calls.ts'
import { PhaseActions } from './phase-actions.tsx'
import { PhaseModules } from './phase-modules.tsx'
import { PhaseStatusChip } from './phase-status-chip.tsx'

/** One phase. The three cards rise like steps. */
export function PhaseCard({ phase, step }: { phase: Phase; step: number }) {
  const hue = hueOf(phase.terrain)
  const isCurrent = phase.status === 'current'
  return (
    <section
      aria-labelledby={`card-${phase.id}`}
      className={classNames(
        'flex min-w-0 flex-col overflow-hidden rounded-lg border bg-sheet',
        rises[step],
        isCurrent ? classNames('border-2 shadow-lift', hue.border) : 'border-line shadow-sheet',
      )}
    >
      <header className={classNames('p-5', hue.soft)}>
        <p className={classNames('legend', hue.text)}>{daysText(phase.startDay, phase.endDay)}</p>
        <h2 id={`card-${phase.id}`} className="mt-1 text-2xl">
          {phase.name}
        </h2>
        <div className="mt-3 flex flex-wrap gap-2">
          <PhaseStatusChip status={phase.status} />
          <TierChip tier={phase.requiredTier} />
        </div>
      </header>
      <div className="flex flex-1 flex-col px-5 pt-4 pb-5">
        <p className="text-sm text-ink-soft">{phase.description}</p>
        <div className={classNames('mt-4', hue.bar)}>
          <ProgressBar value={phase.percent} label="Completed" labelShown />
        </div>
        <PhaseModules phase={phase} />
        <PhaseActions phase={phase} />
      </div>
    </section>
  )
}

const rises = ['lg:mt-20', 'lg:mt-10']
