import type { ReactNode } from 'react'
import { programDays } from '#features/journey/journey.rules.ts'
import { paceLimits } from '#features/journey/pace/pace.rules.ts'
import type { Pace, Phase } from '#features/journey/web/public.ts'
import { counted } from '#platform/format/numbers.ts'
import type { Dashboard, ModuleProgress } from '../../dashboard.contract.ts'
import { TodayPart } from '../../today/web/today-part.tsx'
import { DayScale } from './day-scale.tsx'
import { PhaseList } from './phase-list.tsx'

type JourneyHeaderProps = {
  name: string
  day: number
  pace: Pace
  streak: Dashboard['workStreak']
  running: Dashboard['running']
  tonight: Dashboard['tonight']
  phases: readonly Phase[]
  modules: ModuleProgress
  /** What a plan opened a moment ago, and what waits from the coach, before everything else. */
  beforeToday?: ReactNode
}

/** The member and the day, what today is about, and the 180 days as the scale bar of a map with the phases as its legend. */
export function JourneyHeader({ name, day, pace, phases, modules, beforeToday, ...rest }: JourneyHeaderProps) {
  const gap = gapOf(pace)
  return (
    <header>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-4xl">
            Your <span className="whitespace-nowrap">{programDays}-Day</span> Journey
          </h1>
          <p className="mt-2 text-lg text-ink-soft">
            {pace.lessonsDone === 0 || pace.currentDay === 1 ? 'Welcome' : 'Welcome back'},{' '}
            <span className="font-semibold text-ink">{name}</span>.
            {pace.building && <span className="wrap-anywhere"> Building: {pace.building.replace(/\.$/, '')}.</span>}
          </p>
        </div>
        <div>
          {/* No day comes after the last lesson. */}
          {pace.isFinished ? (
            <Figure before="All" figure={pace.lessonsDone} after="lessons" />
          ) : (
            <Figure before="Day" figure={day} after={`of ${programDays}`} />
          )}
          <Ahead days={gap} />
        </div>
      </div>
      {beforeToday}
      <TodayPart pace={pace} phases={phases} {...rest} />
      <div className="pt-4">
        <DayScale day={day} doneDay={gap === 0 ? undefined : day + gap} phases={phases} modules={modules} />
      </div>
      <PhaseList phases={phases} day={day} />
    </header>
  )
}

function Figure({ before, figure, after }: { before: string; figure: number; after: string }) {
  return (
    <p className="font-display leading-none">
      <span className="text-lg text-ink-soft">{before}</span>{' '}
      <span className="text-5xl font-semibold tabular-nums">{figure}</span>{' '}
      <span className="text-lg text-ink-soft">{after}</span>
    </p>
  )
}

/** That the work is behind, Today says when it helps; beside the day it would be the first thing on each visit. */
const Ahead = ({ days }: { days: number }) =>
  days > 0 && <p className="mt-1.5 text-sm text-ink-soft">{counted(days, 'day')} ahead</p>

/** Days ahead, or below 0 behind; 0 where that is not worth a word, or a catch-up plan says when it closes. */
function gapOf({ daysAhead, daysOver, lessonsDone, isFinished, pause, catchUp }: Pace): number {
  const isIdle = isFinished || pause !== null || catchUp !== null || daysOver > 0 || lessonsDone === 0
  return isIdle || Math.abs(daysAhead) < paceLimits.behindDays ? 0 : daysAhead
}
