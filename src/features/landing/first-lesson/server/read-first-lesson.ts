import { lessonPath } from '#features/program/lesson-path.ts'
import type { Program } from '#features/program/program.ts'
import { ContentMistake } from '#platform/server/content-files.ts'
import type { FirstLesson } from '../first-lesson.ts'

/** The lesson of day 1, which is open to everyone. */
export function readFirstLesson({ modules }: Program): FirstLesson {
  const [module] = modules
  const [lesson] = module?.core ?? []
  if (!module || !lesson) throw new ContentMistake('modules: there is no first lesson.')
  const { title, outcome, minutes, lesson: parse } = lesson
  const blocks = parse()
  const end = blocks.findIndex(({ kind }) => kind !== 'paragraph')
  return {
    path: lessonPath(lesson),
    title,
    outcome,
    minutes,
    moduleTitle: module.title,
    opening: blocks.slice(0, end === -1 ? blocks.length : end),
    blocks,
  }
}
