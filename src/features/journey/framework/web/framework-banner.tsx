import { Card } from '#platform/ui/card.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { Way } from '../../way/web/way.calls.ts'
import { WayLegend } from '../../way/web/way-legend.tsx'
import { wayWords } from '../../way/web/way-words.ts'
import { hueOf } from '../../web/terrain-colors.ts'
import type { Phase } from './framework.calls.ts'
import { WayProfile } from './way-profile.tsx'

type FrameworkBannerProps = { phases: readonly Phase[]; way: Way }

/** The current phase and the program day: the phase follows what is completed, the day follows the calendar. */
export function FrameworkBanner({ phases, way }: FrameworkBannerProps) {
  const current = phases.find(({ status }) => status === 'current')
  return (
    <Card look="framed" aria-label="Where you stand">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
        <div className="max-w-lg">
          <p className={classNames('legend', current ? hueOf(current.terrain).text : 'text-success')}>
            {current ? 'Current phase' : 'All phases completed'}
          </p>
          <h2 className="mt-1 text-3xl">{current ? current.name : 'You went all the way'}</h2>
          <p className="mt-2 text-ink-soft">
            {current ? current.promise : 'Every phase is done. All modules stay open to review and use.'}
          </p>
        </div>
        <p className="font-display leading-none">
          <span className="block text-sm text-ink-soft">Program day</span>
          <span className="mt-1.5 block text-4xl font-semibold tabular-nums">
            {way.currentDay}
            <span className="text-xl font-normal text-ink-soft"> of 180</span>
          </span>
        </p>
      </div>
      <WayProfile phases={phases} way={way} />
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 max-sm:text-sm">
        <p>{wayWords(way)}</p>
        <WayLegend />
      </div>
    </Card>
  )
}
