import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { tierName } from '#features/membership/membership.rules.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import { workTimes } from '#features/program/work-times.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { useDates } from '#platform/web/zone.ts'
import type { SubModuleSummary } from '../../lessons/lessons.contract.ts'
import { subModuleOf } from '../../lessons/web/lessons.calls.ts'
import { rewardText } from '../../web/journey-format.ts'
import { TierChip } from '../../web/tier-chip.tsx'
import { UpgradeLink } from '../../web/upgrade-link.tsx'
import { usePrefetchOnIntent } from '../../web/use-prefetch-on-intent.ts'

type SubModuleRowProps = { subModule: SubModuleSummary; isNext: boolean }

/** One sub-module in a module's list: what it is, how long it takes, what it pays, and the link to it. */
export function SubModuleRow({ subModule, isNext }: SubModuleRowProps) {
  const dates = useDates()
  const { order, title, description, core, minutes, isCompleted, completedAt } = subModule
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 gap-y-3 border-b border-line py-5 sm:grid-cols-[2.75rem_minmax(0,1fr)_auto] sm:gap-x-4',
        isNext && '-mx-4 border-l-4 border-l-accent bg-sheet pr-4 pl-3 sm:-mx-5 sm:pr-5 sm:pl-4',
      )}
    >
      <span aria-hidden className={classNames('font-display text-2xl', core ? 'text-ink-soft' : 'text-summit')}>
        {isCompleted ? <Check className="mt-1 size-6 text-success" /> : order}
      </span>
      <div className="min-w-0">
        <h3 className="text-lg leading-snug">{title}</h3>
        <p className="mt-1 text-sm text-ink-soft">{description}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
          {!core && <TierChip tier="elite">Elite deep dive</TierChip>}
          <span>{workTimes(minutes)}</span>
          <span>{rewardText(subModule)}</span>
          {completedAt && <Chip tone="success">Completed {dates.date(completedAt)}</Chip>}
        </p>
      </div>
      <div className="col-start-2 self-center sm:col-start-3">
        <WayIn subModule={subModule} isNext={isNext} />
      </div>
    </li>
  )
}

function WayIn({ subModule, isNext }: SubModuleRowProps) {
  const intent = usePrefetchOnIntent(subModuleOf(subModule.id))
  const { hasAccess, requiredTier, title, isCompleted } = subModule
  if (!hasAccess) return <UpgradeLink plan={tierName[requiredTier]} opens={title} />
  return (
    <LinkButton
      asChild
      size="sm"
      variant={isNext ? 'primary' : 'secondary'}
      // It covers the row: people tap the title.
      className="min-w-24 after:absolute after:inset-0"
    >
      <Link to={lessonPath(subModule)} {...intent}>
        <span>
          {isCompleted ? 'Review' : 'Start'}
          <span className="sr-only"> {title}</span>
        </span>
      </Link>
    </LinkButton>
  )
}
