import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { onScale, phaseLessons, placeOf } from '../../way/way.rules.ts'
import type { Way } from '../../way/web/way.calls.ts'
import { TodayPin, YouDot } from '../../way/web/way-signs.tsx'
import { hueOf } from '../../web/terrain-colors.ts'
import type { Phase } from './framework.calls.ts'
import { groundAt, groundBetween, lineBetween } from './ground-line.ts'

type WayProfileProps = { phases: readonly Phase[]; way: Way }

/** The map's way in side view, over the 180 days: done, you, today, to come. The text around it says the same. */
export function WayProfile({ phases, way }: WayProfileProps) {
  const { completed, planned, total, behind } = way
  const ends = phases.map(({ endDay }) => endDay)
  const lessons = phaseLessons(way)
  const dayOf = (done: number) => onScale(placeOf(done, lessons), ends)
  const [you, today] = [dayOf(completed), dayOf(planned)]
  const gap = dayOf(Math.max(completed, Math.min(planned, completed + behind)))
  return (
    <div className="mt-6">
      <div className="relative">
        <svg
          aria-hidden
          viewBox="0 0 180 40"
          preserveAspectRatio="none"
          className="block h-28 w-full overflow-visible sm:h-36"
        >
          {phases.map(({ id, terrain, startDay, endDay }) => (
            <g key={id} className={hueOf(terrain).text}>
              <path d={groundBetween(startDay - 1, endDay)} className="fill-current opacity-25" />
              {you > startDay - 1 && (
                <path d={groundBetween(startDay - 1, Math.min(you, endDay))} className="fill-current opacity-40" />
              )}
            </g>
          ))}
          <g fill="none" strokeLinecap="round">
            <Line from={gap} to={180} className="stroke-ink stroke-4 [stroke-dasharray:0_10]" />
            <Line from={you} to={gap} className="stroke-accent stroke-3 [stroke-dasharray:7_7]" />
            <Line from={0} to={you} className="stroke-accent stroke-4" />
          </g>
        </svg>
        {completed < total && (
          <Sign day={today} className="-translate-y-full">
            <TodayPin />
          </Sign>
        )}
        <Sign day={you} className="-translate-y-1/2">
          <YouDot />
        </Sign>
      </div>
      <ol className="mt-2 grid grid-cols-3 text-xs sm:text-sm">
        {phases.map(({ id, name, terrain, startDay, endDay }) => (
          <li key={id} className="min-w-0 border-l border-line-strong pl-1.5 sm:pl-2">
            <span className={classNames('block font-semibold', hueOf(terrain).text)}>{name}</span>
            <span className="text-ink-soft">
              {startDay}–{endDay}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const Line = ({ from, to, className }: { from: number; to: number; className: string }) =>
  to > from && <path d={lineBetween(from, to)} vectorEffect="non-scaling-stroke" className={className} />

const Sign = ({ day, className, children }: { day: number; className: string; children: ReactNode }) => (
  <span
    aria-hidden
    style={{ left: `${(day / 1.8).toFixed(2)}%`, top: `${(groundAt(day) * 2.5).toFixed(2)}%` }}
    className={classNames('absolute -translate-x-1/2', className)}
  >
    {children}
  </span>
)
