import { classNames } from '#platform/ui/styles/class-names.ts'

type FocusDaysProps = { day: number; firstDay: number; lastDay: number; tone: string }

/** A dot for each day of the module, today ringed. */
export function FocusDays({ day, firstDay, lastDay, tone }: FocusDaysProps) {
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, at) => firstDay + at)
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm">
      <p className="text-ink-soft tabular-nums">
        Days {firstDay}–{lastDay}, today is day {day}
      </p>
      <svg aria-hidden="true" viewBox={`0 0 ${days.length * 14} 14`} className={classNames('h-3.5', tone)}>
        {days.map((one, at) => (
          <circle
            key={one}
            cx={at * 14 + 7}
            cy="7"
            r={one === day ? 5 : 3.4}
            className={one < day ? 'fill-current' : one === day ? 'fill-accent' : 'fill-line-strong/40'}
          />
        ))}
      </svg>
    </div>
  )
}
