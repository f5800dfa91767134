import { lessonPath } from '#features/program/lesson-path.ts'
import { listed } from '#platform/format/numbers.ts'
import type { Standing } from '../../../../tools/server/own-record.ts'
import { linked, type Talk } from '../../talk.ts'
import { howToDo, nextLessonNow } from './next-lesson.ts'
import { pagesAhead, sayAhead } from './pages-ahead.ts'

/** The next lesson, or where pages are further than lessons, the first that isn’t filled in. */
export async function nextLines(talk: Talk, at: Standing): Promise<string[]> {
  const ahead = await pagesAhead(talk)
  if (ahead) return sayAhead(ahead, talk)
  const next = await nextLessonNow(talk)
  return next ? [next, ...worthFirst(talk, at)] : []
}

/** The same where all of a member’s standing is told. */
export async function nextOf(talk: Talk, at: Standing): Promise<string[]> {
  const { next } = talk.question.member
  if (!next)
    return [
      at.isFinished ? 'What now? [Look at your summit](/summit).' : 'Every core lesson that your plan opens is done.',
    ]
  const ahead = await pagesAhead(talk)
  if (ahead) return sayAhead(ahead, talk)
  return [`**Next:** ${linked(next.title, lessonPath(next), talk)}. ${howToDo(next)}`, ...worthFirst(talk, at)]
}

/** What tells a running business most, before the rest of its check. */
const worthFirst = (talk: Talk, { worthFirst }: Standing): string[] =>
  worthFirst.length === 0
    ? []
    : [
        `Worth doing first for a running business: ${listed(worthFirst.map(({ title, href }) => linked(title, href, talk)))}.`,
      ]
