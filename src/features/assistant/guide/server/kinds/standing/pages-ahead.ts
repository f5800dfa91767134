import { counted } from '#platform/format/numbers.ts'
import type { PlannedLesson } from '../../../../tools/server/read-calendar.ts'
import type { FilePage } from '../../../../tools/server/read-file-pages.ts'
import { linked, type Talk } from '../../talk.ts'

/** Pages that are filled in while their lessons aren’t complete: the first of those lessons, and how many there are. */
export type PagesAhead = {
  first: PlannedLesson
  count: number
  /** The first open lesson whose page isn’t filled in, with how far that is; undefined where all are. */
  next: { lesson: PlannedLesson; state: 'empty' | 'begun' } | undefined
}

/** Undefined where the next lesson’s page is still to be filled in: then there is nothing to say about pages. */
export async function pagesAhead({ question: { own, member } }: Talk): Promise<PagesAhead | undefined> {
  const { next } = member
  const pages = next ? await own.pages() : []
  const stateOf = statesOf(pages)
  if (!next || stateOf(next.id) !== 'done') return undefined
  const { lessons } = await own.calendar()
  const open = lessons.filter(({ isDone, opensWith }) => !isDone && opensWith === null)
  const filled = open.filter(({ href }) => stateOf(idIn(href)) === 'done')
  const [first] = filled
  const left = open.find(({ href }) => stateOf(idIn(href)) !== 'done')
  const state = left && stateOf(idIn(left.href)) === 'begun' ? 'begun' : 'empty'
  return first && { first, count: filled.length, next: left && { lesson: left, state } }
}

const statesOf = (pages: readonly FilePage[]) => {
  const states = new Map(pages.flatMap(({ lessons, state }) => lessons.map((id) => [id, state] as const)))
  return (lessonId: string) => states.get(lessonId) ?? 'empty'
}

const idIn = (href: string) => href.split('/').at(-1) ?? ''

const whereTo = { begun: 'whose page isn’t finished yet', empty: 'whose page is still empty' } as const

/** What is really next, and what would count once it is marked. */
export function sayAhead({ first, count, next }: PagesAhead, talk: Talk): string[] {
  const name = linked(first.title, first.href, talk)
  const filled =
    count === 1
      ? `The page of ${name} is filled in, and the lesson isn’t marked complete.`
      : `You’ve filled in the pages of **${counted(count, 'lesson')}** that aren’t marked complete, from ${name} on.`
  const marks =
    'A lesson counts once you press **Mark as Complete** at its end; look through yours and mark what is done.'
  if (!next) return [`${filled} ${marks}`]
  const { lesson, state } = next
  const takes = lesson.minutes > 0 ? `, about ${lesson.minutes} min at your desk` : ''
  return [
    `**Next:** ${linked(lesson.title, lesson.href, talk)}${takes}: the first lesson ${whereTo[state]}.`,
    `${filled} ${marks}`,
  ]
}
