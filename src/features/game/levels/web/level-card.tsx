import { Check, LockKeyhole } from 'lucide-react'
import type { Measured } from '#features/founder-file/numbers/measured-by.ts'
import { counted, numberText } from '#platform/format/numbers.ts'
import { Chip } from '#platform/ui/chip.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { useDates } from '#platform/web/zone.ts'
import type { FrontierLevel } from '../levels.contract.ts'
import { CampNumbers } from './camp-numbers.tsx'
import { stateOf } from './camps-of.ts'
import { LevelRewards } from './level-rewards.tsx'
import { TentMark } from './tent-mark.tsx'

type LevelCardProps = { level: FrontierLevel; isCurrent: boolean; measured: readonly Measured[] }

/** A camp on the route; the line beside it is solid where the member has passed. */
export function LevelCard({ level, isCurrent, measured }: LevelCardProps) {
  const state = stateOf(level)
  const { levelNumber, name, description, rewards } = level
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="group grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[3.5rem_minmax(0,1fr)] sm:gap-x-6"
    >
      <div className="flex flex-col items-center">
        <TentMark state={state} className="size-12 sm:size-14" />
        <span
          aria-hidden
          className={classNames(
            'my-1 flex-1 border-l-3 group-last:hidden',
            state === 'completed' ? 'border-accent' : 'border-dotted border-line-strong',
          )}
        />
      </div>
      <div
        className={classNames(
          'mb-6 min-w-0',
          isCurrent && 'rounded-lg border border-accent/50 bg-sheet p-5 shadow-lift',
        )}
      >
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          Level {levelNumber}
          <StateChip level={level} isCurrent={isCurrent} />
        </p>
        <h3 className={classNames('mt-0.5 text-xl', state === 'locked' && 'text-ink-soft')}>{name}</h3>
        <p className="mt-1 text-ink-soft">{description}</p>
        <Opening level={level} />
        <LevelRewards rewards={rewards} />
        {level.reachedOn && <CampNumbers reachedOn={level.reachedOn} measured={measured} />}
      </div>
    </li>
  )
}

function StateChip({ level, isCurrent }: { level: FrontierLevel; isCurrent: boolean }) {
  const dates = useDates()
  const state = stateOf(level)
  if (isCurrent)
    return <Chip tone="accent">{state === 'completed' ? 'Current level, completed' : 'Current level'}</Chip>
  if (state === 'completed')
    return (
      <Chip tone="success">
        <Check aria-hidden />
        Completed{level.completedAt && ` ${dates.date(level.completedAt)}`}
      </Chip>
    )
  if (state === 'unlocked') return <Chip tone="info">Unlocked</Chip>
  return (
    <Chip>
      <LockKeyhole aria-hidden />
      Locked
    </Chip>
  )
}

/** What a camp requires; an open camp shows nothing. */
function Opening({ level: { requiredXP, requiredModules, isUnlocked } }: { level: FrontierLevel }) {
  if (isUnlocked) return null
  const modules = requiredModules.length
  return (
    <p className="mt-2 text-sm">
      Opens at <span className="font-semibold tabular-nums">{numberText(requiredXP)} XP</span>
      {modules > 0 && ` with ${counted(modules, 'module')} finished`}
    </p>
  )
}
