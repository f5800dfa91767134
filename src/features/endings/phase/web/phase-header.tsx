import { hueOf, type Phase, pausedWords, usePausedPlan } from '#features/journey/web/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { counted } from '#platform/format/numbers.ts'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { useDates } from '#platform/web/zone.ts'
import type { PhaseView, workIn } from '../phase.rules.ts'

type Work = ReturnType<typeof workIn>
type PhaseHeaderProps = { phase: Phase; view: PhaseView; work: Work; moduleCount: number }

export function PhaseHeader({ phase, view, work, moduleCount }: PhaseHeaderProps) {
  const dates = useDates()
  const { name, startDay, endDay, terrain } = phase
  const { total, done, first, last } = work
  const plan = tierName[phase.requiredTier]
  const paused = usePausedPlan(plan)
  const opening = paused ? pausedWords(paused) : `${plan} opens it.`
  const areDone = done === 1 ? 'is done' : 'are done'
  const lead = {
    behind: `${counted(moduleCount, 'module')}, ${counted(total, 'lesson')}${first && last ? `, ${between(dates.date(first), dates.date(last))}` : ''}. This is what you have to show for it.`,
    'days-over': `${done} of ${total} lessons ${areDone}. The days are up, but your work isn’t locked: take the rest at your own pace.`,
    'under-way': `${done} of ${total} lessons ${areDone}. This page fills in as you go and is complete the day you finish.`,
    shut: `${counted(total, 'lesson')} in ${counted(moduleCount, 'module')}. ${opening} Here’s what you’d make.`,
    ahead: `${counted(total, 'lesson')} in ${counted(moduleCount, 'module')}. Once you’ve crossed it, you’ll find what you made here.`,
  }[view]
  return (
    <header className="max-w-[52rem]">
      <p className={classNames('legend', hueOf(terrain).text)}>
        Days {startDay} to {endDay}
      </p>
      <h1 tabIndex={-1} className="mt-2 text-5xl">
        {titles[view](name)}
      </h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{lead}</p>
    </header>
  )
}

const between = (first: string, last: string) => (first === last ? `on ${first}` : `${first} to ${last}`)

const titles: Record<PhaseView, (name: string) => string> = {
  behind: (name) => `${name} is behind you.`,
  'days-over': (name) => `${name}: where you stand.`,
  'under-way': (name) => `${name}, so far.`,
  shut: (name) => `${name} is the next terrain.`,
  ahead: (name) => `${name} is still ahead.`,
}
