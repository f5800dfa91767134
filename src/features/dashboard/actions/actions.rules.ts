import type { Walk } from '#features/journey/journey.rules.ts'
import { opens, type Tier, tierName } from '#features/membership/membership.rules.ts'
import type { Program, ProgramModule, SubModule } from '#features/program/program.ts'
import { counted } from '#platform/format/numbers.ts'
import { lessonsLeft } from '../weekly-focus/weekly-focus.rules.ts'
import type { Action } from './actions.contract.ts'

const actionLimit = 3

type Situation = {
  walk: Walk
  program: Program
  day: number
  tier: Tier
  gratitudeWritten: boolean
  unread: number
  /** A resource of the current module that the tier opens and the member has not downloaded yet. */
  resource: { id: string; title: string } | undefined
}

/** Up to three things worth doing now: the lesson of these days, what is overdue, the day's gratitude, a resource. */
export function recommendedActions({
  walk,
  program,
  day,
  tier,
  gratitudeWritten,
  unread,
  resource,
}: Situation): Action[] {
  const left = program.modules.flatMap((module) => lessonsLeft(walk, module).map((lesson) => ({ lesson, module })))
  const open = left.filter(({ lesson }) => opens(tier, lesson.neededTier))
  const next = open.find(({ module }) => module.lastDay >= day) ?? open[0]
  const overdue = open.find(({ lesson, module }) => module.lastDay < day && lesson.id !== next?.lesson.id)
  const shut = next ? undefined : left[0]
  return [
    ...(unread > 0 ? [messageAction(unread)] : []),
    ...(next ? [lessonAction('next-lesson', next.lesson, reasonForNext(next.module, day))] : []),
    ...(overdue ? [lessonAction('overdue-lesson', overdue.lesson, `Open since day ${overdue.module.lastDay}`)] : []),
    ...(shut ? [upgradeAction(shut.lesson)] : []),
    ...(gratitudeWritten ? [] : [gratitudeAction]),
    ...(resource ? [resourceAction(resource)] : []),
  ].slice(0, actionLimit)
}

export const lessonPath = ({ id, moduleId }: SubModule): string => `/modules/${moduleId}/submodules/${id}`

const lessonAction = (kind: Action['kind'], lesson: SubModule, reason: string): Action => ({
  kind,
  title: lesson.title,
  reason,
  href: lessonPath(lesson),
})

const reasonForNext = ({ title, firstDay, lastDay }: ProgramModule, day: number): string =>
  day >= firstDay ? `${title}, days ${firstDay} to ${lastDay}` : `Ahead of schedule: ${title} begins on day ${firstDay}`

const upgradeAction = ({ title, neededTier }: SubModule): Action => ({
  kind: 'upgrade',
  title: `Upgrade to ${tierName[neededTier]}`,
  reason: `The next lesson is “${title}”`,
  href: '/pricing',
})

const messageAction = (unread: number): Action => ({
  kind: 'coach-message',
  title: 'Read what your coach wrote',
  reason: unread === 1 ? 'One new message' : counted(unread, 'new message'),
  href: '/messages',
})

const resourceAction = ({ id, title }: { id: string; title: string }): Action => ({
  kind: 'resource',
  title,
  reason: 'A resource of the module you are in',
  href: `/resources?open=${id}`,
})

const gratitudeAction: Action = {
  kind: 'gratitude',
  title: 'Write what you are grateful for',
  reason: 'A sentence a day keeps the streak',
  href: '#gratitude',
}
