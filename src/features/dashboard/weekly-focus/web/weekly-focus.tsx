import { Link } from '@tanstack/react-router'
import { hueOf, type Phase, UpgradeLink } from '#features/journey/web/public.ts'
import { type Tier, tierName } from '#features/membership/membership.rules.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import { sumMinutes, workTimes } from '#features/program/work-times.ts'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { Dashboard, ModuleProgress } from '../../dashboard.contract.ts'
import { FocusDays } from './focus-days.tsx'

type WeeklyFocusProps = {
  focus: Dashboard['weeklyFocus']
  /** The program day, while there are any. */
  day: number | undefined
  modules: ModuleProgress
  phases: readonly Phase[]
}

/** The current module: its deliverable and the lessons left. */
export function WeeklyFocus({ focus, day, modules, phases }: WeeklyFocusProps) {
  const { moduleId, title, deliverable, firstDay, lastDay } = focus
  const terrain = phases.find((phase) => phase.modules.some(({ id }) => id === moduleId))?.terrain
  const isProgramDone = modules.every(({ completed, total }) => completed >= total)
  const place = (id: string | undefined) => modules.findIndex((module) => module.moduleId === id)
  const isFollowed = place(focus.first?.moduleId) > place(moduleId)
  const total = modules.find((module) => module.moduleId === moduleId)?.total ?? focus.left.length
  return (
    <section aria-labelledby="focus" className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-ink pb-3">
        <h2 id="focus" className="text-2xl">
          Weekly focus
        </h2>
        {!isProgramDone && day !== undefined && (
          <FocusDays day={day} firstDay={firstDay} lastDay={lastDay} tone={hueOf(terrain).text} />
        )}
      </div>
      {isProgramDone ? (
        <ProgramDone />
      ) : (
        <>
          <h3 className={classNames('mt-4 text-xl', hueOf(terrain).text)}>
            <Link to={`/modules/${moduleId}`} className="no-underline hover:underline hover:underline-offset-4">
              {title}
            </Link>
          </h3>
          <p className="mt-1.5 max-w-(--container-prose)">
            <span className="font-semibold">You’ll have:</span> {deliverable}
          </p>
          {focus.first && <First first={focus.first} />}
          <Rest focus={focus} total={total} isFollowed={isFollowed} />
        </>
      )}
    </section>
  )
}

/** The next lesson, which the calendar has passed or not reached yet. */
function First({ first }: { first: NonNullable<Dashboard['weeklyFocus']['first']> }) {
  return (
    <p className="mt-3">
      Your next lesson is in <em>{first.moduleTitle}</em>:{' '}
      <Link to={lessonPath(first)} className="link">
        {first.title}
      </Link>
    </p>
  )
}

/** `isFollowed`: the next lesson is in a later module. */
type RestProps = { focus: Dashboard['weeklyFocus']; total: number; isFollowed: boolean }

function Rest({ focus, total, isFollowed }: RestProps) {
  const { moduleId, left, isCompleted, hasAccess, requiredTier } = focus
  if (!hasAccess) return <Shut plan={tierName[requiredTier as Tier] ?? requiredTier} />
  if (isCompleted)
    return (
      <p className={finished}>
        Module done.{' '}
        <Link to={`/modules/${moduleId}`} className="link">
          Review it
        </Link>
        {isFollowed ? ', or start the next one early.' : '.'}
      </p>
    )
  return (
    <>
      <p className="mt-4 text-sm text-ink-soft tabular-nums">
        {left.length} of {total} left: {workTimes(sumMinutes(left))}
      </p>
      <ol className="mt-1.5 border-t border-line-strong">
        {left.map(({ id, title, minutes }) => (
          <li key={id} className="border-b border-line">
            <Link
              to={lessonPath({ moduleId, id })}
              className="group flex min-h-12 items-center gap-3.5 py-2 no-underline"
            >
              <span aria-hidden className="size-5 shrink-0 rounded-full border-2 border-line-strong" />
              <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
                <span className="group-hover:underline group-hover:underline-offset-4">{title}</span>
                <span className="text-sm text-ink-soft tabular-nums">{workTimes(minutes)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Who is through has no module of these days. */
function ProgramDone() {
  return (
    <p className={finished}>
      You finished the whole program.{' '}
      <Link to="/modules" className="link">
        Review any of it
      </Link>{' '}
      whenever your business needs it.
    </p>
  )
}

/** What a larger plan opens is offered in *Today*; here it is only named. */
function Shut({ plan }: { plan: string }) {
  return (
    <div className="mt-4 rounded-md border-l-4 border-line-strong bg-sunken px-5 py-3">
      <p>This module is part of {plan}.</p>
      <UpgradeLink plan={plan} opens="this module" />
    </div>
  )
}

const finished = 'mt-4 rounded-md border-l-4 border-success bg-success-soft px-5 py-4'
