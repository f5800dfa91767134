import { Card } from '#platform/ui/card.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { hueOf } from '../../web/terrain-colors.ts'
import { DayRuler } from './day-ruler.tsx'
import type { Phase } from './framework.calls.ts'

type FrameworkBannerProps = { phases: readonly Phase[]; day: number }

/** The current phase and the program day: the phase follows what is completed, the day follows the calendar. */
export function FrameworkBanner({ phases, day }: FrameworkBannerProps) {
  const current = phases.find(({ status }) => status === 'current')
  return (
    <Card look="framed" aria-label="Where you stand">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
        <div className="max-w-lg">
          <p className={classNames('legend', current ? hueOf(current.terrain).text : 'text-success')}>
            {current ? 'Current phase' : 'All phases completed'}
          </p>
          <h2 className="mt-1 text-3xl">{current ? current.name : 'You have walked the whole way'}</h2>
          <p className="mt-2 text-ink-soft">
            {current
              ? current.promise
              : 'Every phase is completed. All modules stay open to you, to read again and to work with.'}
          </p>
        </div>
        <p className="font-display leading-none">
          <span className="block text-sm text-ink-soft">Program day</span>
          <span className="mt-1.5 block text-4xl font-semibold tabular-nums">
            {day}
            <span className="text-xl font-normal text-ink-soft"> of 180</span>
          </span>
        </p>
      </div>
      <DayRuler phases={phases} day={day} />
    </Card>
  )
}
