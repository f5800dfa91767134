import { programDays } from '#features/journey/journey.rules.ts'
import type { Phase } from '#features/journey/web/public.ts'
import type { ModuleProgress } from '../../dashboard.contract.ts'
import { DayScale } from './day-scale.tsx'
import { PhaseList } from './phase-list.tsx'

type JourneyHeaderProps = { name: string; day: number; phases: readonly Phase[]; modules: ModuleProgress }

/** The member, the day, and the 180 days as the scale bar of a map with the phases as its legend. */
export function JourneyHeader({ name, day, phases, modules }: JourneyHeaderProps) {
  return (
    <header>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-4xl">
            Your <span className="whitespace-nowrap">{programDays}-Day</span> Journey
          </h1>
          <p className="mt-2 text-lg text-ink-soft">
            {day === 1 ? 'Welcome' : 'Welcome back'}, <span className="font-semibold text-ink">{name}</span>.{' '}
            {sentence(day)}
          </p>
        </div>
        <p className="font-display leading-none">
          <span className="text-lg text-ink-soft">Day</span>{' '}
          <span className="text-5xl font-semibold tabular-nums">{day}</span>{' '}
          <span className="text-lg text-ink-soft">of {programDays}</span>
        </p>
      </div>
      <DayScale day={day} phases={phases} modules={modules} />
      <PhaseList phases={phases} day={day} />
    </header>
  )
}

function sentence(day: number): string {
  const left = programDays - day
  if (day === 1) return 'Your first day: one step is enough to be on the way.'
  if (left === 0) return 'The last day of the program. Everything stays open.'
  return left === 1 ? 'One day lies ahead.' : `${left} days lie ahead.`
}
