import { Link } from '@tanstack/react-router'
import { hueOf, type Phase } from '#features/journey/web/public.ts'
import { percentText } from '#platform/ui/progress/percent.ts'
import { classNames } from '#platform/ui/styles/class-names.ts'

/** The phases, each under its part of the scale. One that is done, or whose days are, leads to what was made in it. */
export function PhaseList({ phases, day }: { phases: readonly Phase[]; day: number }) {
  return (
    <ul aria-label="Phases" className="mt-1 grid sm:grid-cols-3">
      {phases.map(({ id, name, terrain, startDay, endDay, status, percent }) => (
        <li
          key={id}
          className="border-line max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4 max-sm:border-b max-sm:py-2 sm:border-l sm:pt-1 sm:pl-3 sm:first:border-l-0 sm:first:pl-0"
        >
          <p>
            <Link
              to={status === 'completed' || day >= endDay ? `/phases/${id}` : '/framework'}
              className={classNames(
                'font-display font-semibold sm:text-lg no-underline hover:underline',
                hueOf(terrain).text,
              )}
            >
              {name}
            </Link>
            <span className="ml-2 text-sm text-ink-soft">
              Days {startDay}–{endDay}
              {day >= startDay && day <= endDay && <span className="sr-only">, today</span>}
            </span>
          </p>
          <p className="text-sm">
            <span className={classNames(status === 'current' && 'font-semibold')}>{words[status]}</span>
            <span className={classNames('text-ink-soft tabular-nums', status === 'completed' && 'max-sm:sr-only')}>
              {' '}
              · {percentText(percent)}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}

const words = { completed: 'Completed', current: 'In Progress', upcoming: 'Upcoming' }
