import { programDays } from '#features/journey/journey.rules.ts'
import { hueOf, type Phase } from '#features/journey/web/public.ts'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { ModuleProgress } from '../../dashboard.contract.ts'

type DayScaleProps = { day: number; doneDay?: number | undefined; phases: readonly Phase[]; modules: ModuleProgress }

/**
 * A map's scale bar over 180 days: one field per module, filled by its progress, a pin at today, and where the work stands
 * elsewhere a dot there with a dashed line between the two.
 */
export function DayScale({ day, doneDay, phases, modules }: DayScaleProps) {
  const percentOf = new Map(modules.map(({ moduleId, percent }) => [moduleId, percent]))
  return (
    <svg aria-hidden="true" className="mt-5 block h-9 w-full overflow-visible">
      {phases.map(({ id, terrain, startDay, endDay, modules: fields }) => {
        const days = (endDay - startDay + 1) / Math.max(1, fields.length)
        return (
          <g key={id} className={classNames('fill-current', hueOf(terrain).text)}>
            {fields.map((field, at) => (
              <Field
                key={field.id}
                from={startDay - 1 + at * days}
                days={days}
                done={(percentOf.get(field.id) ?? 0) / 100}
              />
            ))}
          </g>
        )
      })}
      <rect x="0" y="17" width="100%" height="14" className="fill-none stroke-ink" />
      {doneDay !== undefined && (
        <>
          <line
            x1={share(doneDay - 0.5)}
            x2={share(day - 0.5)}
            y1="24"
            y2="24"
            className="stroke-ink stroke-2"
            strokeDasharray="3 4"
          />
          <svg aria-hidden="true" x={share(doneDay - 0.5)} y="24" className="overflow-visible">
            <circle r="6" className="fill-ink stroke-paper stroke-2" />
          </svg>
        </>
      )}
      <svg aria-hidden="true" x={share(day - 0.5)} y="15" className="overflow-visible">
        <path d="M0 19V0L-7-13A8 8 0 1 1 7-13L0 0" className="fill-accent stroke-accent stroke-2" />
        <circle cy="-13" r="3" className="fill-paper" />
      </svg>
    </svg>
  )
}

function Field({ from, days, done }: { from: number; days: number; done: number }) {
  return (
    <>
      <rect x={share(from)} y="17" width={share(days)} height="14" className="opacity-20" />
      <rect x={share(from)} y="17" width={share(days * done)} height="14" />
      <line x1={share(from)} x2={share(from)} y1="17" y2="31" className="stroke-paper stroke-2" />
    </>
  )
}

const share = (days: number) => `${((days / programDays) * 100).toFixed(3)}%`
