import type { Resource } from '#features/library/library.ts'
import { anchorOf } from '#features/program/anchor.ts'
import type { Program, SubModule } from '#features/program/program.ts'
import { wordsOfLesson } from '#features/program/words-of-lesson.ts'
import { searchable } from '../finder.rules.ts'

export type PartWords = { heading: { id: string; title: string } | null; title: string; words: string }
export type LessonWords = {
  lesson: SubModule
  moduleTitle: string
  title: string
  around: string
  parts: readonly PartWords[]
}
export type ResourceWords = { resource: Resource; title: string; around: string }

/** Every lesson's words, part by part, in the order of the program: about as large in memory as the lessons themselves. */
export const lessonWords = ({ modules }: Program): LessonWords[] =>
  modules.flatMap(({ title: moduleTitle, subModules }) =>
    subModules.map((lesson) => ({
      lesson,
      moduleTitle,
      title: searchable(lesson.title),
      around: searchable(`${lesson.outcome} ${lesson.deliverable} ${moduleTitle}`),
      parts: partsOf(lesson.content),
    })),
  )

export const resourceWords = (resources: readonly Resource[]): ResourceWords[] =>
  resources.map((resource) => ({
    resource,
    title: searchable(resource.title),
    around: searchable(`${resource.description} ${resource.category} ${resource.type}`),
  }))

/** A lesson cut at its headings. Parsing every lesson for this alone would take most of a second. */
function partsOf(markdown: string): PartWords[] {
  const [start = '', ...rest] = wordsOfLesson(markdown).split(/^## /m)
  return [{ heading: null, title: '', words: searchable(start) }, ...rest.map(partOf)]
}

function partOf(text: string): PartWords {
  const end = text.indexOf('\n')
  const title = (end === -1 ? text : text.slice(0, end)).replace(/[*_`]/g, '').trim()
  return { heading: { id: anchorOf(title), title }, title: searchable(title), words: searchable(text) }
}
