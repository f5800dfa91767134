import { Link } from '@tanstack/react-router'
import { tierName } from '#features/membership/membership.rules.ts'
import { Chip } from '#platform/ui/chip.tsx'
import { ProgressBar } from '#platform/ui/progress/progress-bar.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { Phase } from '../../framework/web/framework.calls.ts'
import { daysText } from '../../web/journey-format.ts'
import { modulePath } from '../../web/journey-paths.ts'
import { hueOf } from '../../web/terrain-colors.ts'
import { UpgradeLink } from '../../web/upgrade-link.tsx'
import type { Module } from '../modules.contract.ts'
import { ModuleLink } from './module-link.tsx'
import { ModuleMarker } from './module-marker.tsx'

type ModuleRowProps = {
  module: Module & { number: number }
  terrain: Phase['terrain']
  day: number
  /** It holds the member's next lesson. */
  isHere: boolean
}

/** A module as a stop on the path: its question, its deliverable and the member's progress. */
export function ModuleRow({ module, terrain, day, isHere }: ModuleRowProps) {
  const isToday = module.firstDay <= day && day <= module.lastDay
  const hue = hueOf(terrain)
  return (
    <li className="group grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 sm:gap-x-6">
      <ModuleMarker module={module} hue={hue} />
      <div className="grid gap-x-8 gap-y-4 pb-9 group-last:pb-0 sm:grid-cols-[minmax(0,1fr)_12.5rem]">
        <div>
          <p className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            {daysText(module.firstDay, module.lastDay)}
            {isHere && <Chip tone="accent">You’re here</Chip>}
            {isToday && <Chip>Today is day {day}</Chip>}
          </p>
          <h3 className="mt-0.5 text-xl">
            <Link to={modulePath(module.id)} className="no-underline hover:underline hover:underline-offset-4">
              {module.title}
            </Link>
          </h3>
          <p className="mt-1 font-display text-ink-soft">{module.question}</p>
          <p className="mt-2 text-sm">
            <span className={classNames('legend mr-2', hue.text)}>Deliverable</span>
            {module.deliverable}
          </p>
        </div>
        <div className={classNames('flex flex-col items-start gap-3 sm:items-stretch sm:pt-6', hue.bar)}>
          {module.hasAccess || module.completedCount > 0 ? <Way module={module} /> : null}
          {module.hasAccess ? (
            <ModuleLink module={module} variant={isHere ? 'primary' : 'secondary'} />
          ) : (
            <UpgradeLink plan={tierName[module.requiredTier]} opens={module.title} />
          )}
        </div>
      </div>
    </li>
  )
}

function Way({ module }: { module: Module }) {
  const { coreCount, coreCompletedCount } = module
  return (
    <div className="w-full max-w-xs text-sm text-ink-soft">
      <p className="mb-1.5 tabular-nums">
        {coreCompletedCount} of {coreCount} completed
      </p>
      <ProgressBar value={(coreCompletedCount / coreCount) * 100} label={`${module.title}: core lessons completed`} />
    </div>
  )
}
