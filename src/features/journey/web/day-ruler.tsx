import { classNames } from '#platform/ui/class-names.ts'
import { hueOf } from './terrain.ts'
import type { Phase } from './types.ts'

type DayRulerProps = { phases: readonly Phase[]; day: number }

/** The 180 days as a profile of the way up, with a mark at today. The words around it say the same. */
export function DayRuler({ phases, day }: DayRulerProps) {
  const at = Math.min(179.4, Math.max(0.6, day - 0.5))
  return (
    <div className="mt-6">
      <svg
        aria-hidden
        viewBox="0 0 180 30"
        preserveAspectRatio="none"
        className="block h-20 w-full overflow-visible sm:h-24"
      >
        {phases.map(({ id, terrain, startDay, endDay }) => (
          <path
            key={id}
            d={slope(startDay - 1, endDay)}
            className={classNames('fill-current', hueOf(terrain).text, day > endDay ? 'opacity-60' : 'opacity-25')}
          />
        ))}
        {phases.map(({ id, terrain, startDay }) =>
          day >= startDay ? (
            <path
              key={id}
              d={slope(startDay - 1, Math.min(day, phases.find((one) => one.id === id)?.endDay ?? day))}
              className={classNames('fill-current opacity-55', hueOf(terrain).text)}
            />
          ) : null,
        )}
        <line
          x1={at}
          x2={at}
          y1={heightAt(at) - 5}
          y2="30"
          vectorEffect="non-scaling-stroke"
          className="stroke-accent stroke-2"
        />
      </svg>
      <ol className="mt-2 grid grid-cols-3 text-sm">
        {phases.map(({ id, name, terrain, startDay, endDay }) => (
          <li key={id} className="border-l border-line-strong pl-2">
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

/** Height of the profile at a day, from the top of the drawing: rolling at first, steeper toward the end. */
function heightAt(day: number): number {
  const t = day / 180
  const rolling = 1.5 * Math.sin(day / 7) + 0.9 * Math.sin(day / 3.1)
  return 25.5 - 18.5 * t ** 1.5 + rolling * (0.45 + 0.55 * t)
}

/** The ground between two days, closed at the bottom. */
function slope(from: number, to: number): string {
  const steps = Math.max(1, Math.ceil((to - from) / 1.5))
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const day = from + ((to - from) * step) / steps
    return `${day.toFixed(1)} ${heightAt(day).toFixed(2)}`
  })
  return `M${from} 30L${points.join('L')}L${to} 30Z`
}
