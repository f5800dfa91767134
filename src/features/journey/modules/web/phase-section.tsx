import { tierName } from '#features/membership/membership.rules.ts'
import { ProgressBar } from '#platform/ui/progress/progress-bar.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { Phase } from '../../framework/web/framework.calls.ts'
import { PhaseStatusChip } from '../../framework/web/phase-status-chip.tsx'
import { daysText } from '../../web/journey-format.ts'
import { hueOf } from '../../web/terrain-colors.ts'
import { TierChip } from '../../web/tier-chip.tsx'
import { UpgradeLink } from '../../web/upgrade-link.tsx'
import type { Module } from '../modules.contract.ts'
import { ModuleRow } from './module-row.tsx'

type PhaseSectionProps = {
  phase: Phase
  modules: readonly (Module & { number: number })[]
  day: number
  /** The module of the member's next lesson. */
  nextIn: string | undefined
}

/** One phase: its purpose at the side, its modules as stops on one path. */
export function PhaseSection({ phase, modules, day, nextIn }: PhaseSectionProps) {
  const hue = hueOf(phase.terrain)
  return (
    <section
      aria-labelledby={`phase-${phase.id}`}
      className="grid gap-x-14 gap-y-8 border-b border-line py-10 last:border-b-0 lg:grid-cols-[18rem_minmax(0,1fr)] lg:py-14"
    >
      <div className="lg:sticky lg:top-24 lg:self-start">
        <p className={classNames('legend', hue.text)}>
          {daysText(phase.startDay, phase.endDay)} · {phase.terrain}
        </p>
        <h2 id={`phase-${phase.id}`} className="mt-1.5 text-3xl">
          {phase.name}
        </h2>
        <div className="mt-3 flex flex-wrap gap-2">
          <PhaseStatusChip status={phase.status} />
          {!phase.hasAccess && <TierChip tier={phase.requiredTier} />}
        </div>
        <p className="mt-4 text-ink-soft">{phase.description}</p>
        <div className={classNames('mt-5', hue.bar)}>
          <ProgressBar value={phase.percent} label={`${phase.name} completed`} labelShown />
        </div>
        {!phase.hasAccess && (
          <div className="mt-6">
            <UpgradeLink plan={tierName[phase.requiredTier]} opens={phase.name} size="md" variant="secondary" />
          </div>
        )}
      </div>
      <ol>
        {modules.map((module) => (
          <ModuleRow key={module.id} module={module} terrain={phase.terrain} day={day} isHere={module.id === nextIn} />
        ))}
      </ol>
    </section>
  )
}
