import { classNames } from '#platform/ui/styles/class-names.ts'
import { hueOf } from '../../web/terrain-colors.ts'
import type { Phase } from './framework.calls.ts'
import { groundAt, groundBetween, lineBetween } from './ground-line.ts'

type DayRulerProps = { phases: readonly Phase[]; day: number }

/** The 180 days as an elevation profile, filled up to today. The text around it says the same. */
export function DayRuler({ phases, day }: DayRulerProps) {
  const at = Math.min(179.4, Math.max(0.6, day - 0.5))
  return (
    <div className="mt-4">
      <svg aria-hidden viewBox="0 0 180 40" preserveAspectRatio="none" className="block h-28 w-full sm:h-36">
        {phases.map((phase) => (
          <Slope key={phase.id} phase={phase} day={day} />
        ))}
        <line
          x1={at}
          x2={at}
          y1={Math.max(0, groundAt(at) - 8)}
          y2="40"
          vectorEffect="non-scaling-stroke"
          className="stroke-accent stroke-3"
        />
      </svg>
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

/** One phase's ground: pale ahead, solid where the days have passed. */
function Slope({ phase: { terrain, startDay, endDay }, day }: { phase: Phase; day: number }) {
  const from = startDay - 1
  const until = Math.min(day, endDay)
  return (
    <g className={hueOf(terrain).text}>
      <path d={groundBetween(from, endDay)} className="fill-current opacity-25" />
      {until > from && <path d={groundBetween(from, until)} className="fill-current opacity-55" />}
      <path
        d={lineBetween(from, endDay)}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-current stroke-2"
      />
    </g>
  )
}
