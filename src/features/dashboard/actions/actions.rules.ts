import type { Walk } from '#features/journey/journey.rules.ts'
import { nextLesson, paceOf } from '#features/journey/pace/pace.rules.ts'
import { opens, type Tier, tierName } from '#features/membership/membership.rules.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import type { Program, ProgramModule, SubModule } from '#features/program/program.ts'
import { counted } from '#platform/format/numbers.ts'
import type { Action } from './actions.contract.ts'

const actionLimit = 3

type Situation = {
  walk: Walk
  program: Program
  day: number
  /** The days are up, and no lesson has one anymore. */
  isOver: boolean
  tier: Tier
  /** The paid plan that is closed while the program is paused. */
  pausedTier: Tier | null
  gratitudeWritten: boolean
  /** Yesterday has a line. */
  hasStreak: boolean
  unread: number
  /** A resource of the current module that the tier opens and the member has not downloaded yet. */
  resource: { id: string; title: string } | undefined
}

/** Up to three things worth doing now: the next lesson, one more that is late, the day's gratitude, a resource. */
export function recommendedActions({
  walk,
  program,
  day,
  isOver,
  tier,
  pausedTier,
  gratitudeWritten,
  hasStreak,
  unread,
  resource,
}: Situation): Action[] {
  const { next, behind, due } = paceOf({ program, done: walk, tier, day, isOver })
  const overdue = behind.find(({ id }) => id !== next?.id)
  const shut = next ? undefined : firstUnfinished(program, walk)
  const { resume, upgrade } = towards(shut, pausedTier)
  return [
    ...(unread > 0 ? [messageAction(unread)] : []),
    ...(next
      ? [lessonAction('next-lesson', next, reasonForNext(program.moduleById.get(next.moduleId), day, isOver))]
      : []),
    ...(overdue
      ? [
          lessonAction(
            'overdue-lesson',
            overdue,
            reasonForOther(program, overdue, isOver ? undefined : due.get(overdue.id)),
          ),
        ]
      : []),
    ...resume,
    ...(gratitudeWritten ? [] : [gratitudeAction(hasStreak)]),
    // Who has nothing left to do is in no module.
    ...(resource && (next || shut) ? [resourceAction(resource)] : []),
    // What can be done today comes before what can be bought.
    ...upgrade,
  ].slice(0, actionLimit)
}

/** What opens the next lesson where the plan doesn’t: the end of a pause, or a larger plan. */
function towards(shut: SubModule | undefined, pausedTier: Tier | null) {
  if (!shut) return { resume: [], upgrade: [] }
  const isPaused = pausedTier !== null && opens(pausedTier, shut.neededTier)
  return isPaused ? { resume: [resumeAction(shut)], upgrade: [] } : { resume: [], upgrade: [upgradeAction(shut)] }
}

/** Of the whole program, whatever the tier opens. */
const firstUnfinished = (program: Program, walk: Walk) => nextLesson(program, walk, 'elite')

const lessonAction = (kind: Action['kind'], lesson: SubModule, reason: string): Action => ({
  kind,
  title: lesson.title,
  reason,
  href: lessonPath(lesson),
})

const reasonForOther = (program: Program, { moduleId }: SubModule, dueDay: number | undefined): string =>
  dueDay === undefined ? (program.moduleById.get(moduleId)?.title ?? '') : `Due day ${dueDay}`

function reasonForNext(module: ProgramModule | undefined, day: number, isOver: boolean): string {
  if (!module) return ''
  if (isOver) return module.title
  const { title, firstDay, lastDay } = module
  return day >= firstDay
    ? `${title}, days ${firstDay} to ${lastDay}`
    : `Ahead of schedule: ${title} begins on day ${firstDay}`
}

const upgradeAction = ({ title, neededTier }: SubModule): Action => ({
  kind: 'upgrade',
  title: `Upgrade to ${tierName[neededTier]}`,
  reason: `The next lesson is “${title}”`,
  href: '/pricing',
})

const resumeAction = ({ title }: SubModule): Action => ({
  kind: 'upgrade',
  title: 'Resume your program',
  reason: `The next lesson is “${title}”`,
  href: '/settings#calendar',
})

const messageAction = (unread: number): Action => ({
  kind: 'coach-message',
  title: 'Read your coach’s message',
  reason: unread === 1 ? 'One new message' : counted(unread, 'new message'),
  href: '/messages',
})

const resourceAction = ({ id, title }: { id: string; title: string }): Action => ({
  kind: 'resource',
  title,
  reason: 'For the module you’re in',
  href: `/resources?open=${id}`,
})

const gratitudeAction = (hasStreak: boolean): Action => ({
  kind: 'gratitude',
  title: 'Write what you’re grateful for',
  reason: hasStreak ? 'A sentence a day keeps your streak going' : 'One line starts a streak',
  href: '#gratitude',
})
