import type { Library } from '#features/library/library.ts'
import type { Tier } from '#features/membership/membership.rules.ts'
import type { Block } from '#features/program/lesson.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import { plainText } from '#features/program/plain-text.ts'
import type { Program, SubModule } from '#features/program/program.ts'
import { wordsOfLesson } from '#features/program/words-of-lesson.ts'
import type { AnswerToAsks, Questions } from './load-questions.ts'

/** One searchable item: a lesson or a resource. */
export type SearchEntry = {
  id: string
  kind: 'lesson' | 'resource'
  title: string
  href: string
  tier: Tier
  description: string
  outcome: string
  action: string
  deliverable: string
  argument: string
  plain: string
  around: string
  /** At the desk, and out in the business. */
  minutes: number
  fieldMinutes: number
  body: string
  /** What members type when this is the answer. */
  asks: readonly string[]
  /** Short answers, each to some of these. */
  answers: readonly AnswerToAsks[]
  /** Quotable paragraphs as plain text. This parses the lesson, so call it only for search results. */
  paragraphs: () => readonly string[]
}

export function searchEntries(program: Program, library: Library, { asks, answers }: Questions): SearchEntry[] {
  const lessons = program.modules.flatMap((module) =>
    module.subModules.map((lesson) => lessonEntry(lesson, `${module.title}. ${module.question}`, { asks, answers })),
  )
  const resources = library.resources.map(
    ({ id, title, description, tier, about, category, type }): SearchEntry => ({
      id,
      kind: 'resource',
      title,
      href: `/resources?open=${id}`,
      tier,
      description,
      outcome: '',
      action: description,
      deliverable: `${type} ${category}`,
      argument: '',
      plain: '',
      around: '',
      minutes: 0,
      fieldMinutes: 0,
      body: about,
      asks: asks.get(id) ?? [],
      answers: [],
      paragraphs: () => [description],
    }),
  )
  return [...lessons, ...resources]
}

type Asked = Pick<Questions, 'asks' | 'answers'>
const lessonEntry = (lesson: SubModule, around: string, { asks, answers }: Asked): SearchEntry => ({
  id: lesson.id,
  kind: 'lesson',
  title: lesson.title,
  href: lessonPath(lesson),
  tier: lesson.neededTier,
  description: lesson.description,
  outcome: lesson.outcome,
  action: lesson.exercise.summary,
  deliverable: lesson.deliverable,
  argument: lesson.argument,
  plain: lesson.plain.join(' '),
  around,
  minutes: lesson.estimatedMinutes,
  fieldMinutes: lesson.minutes.field,
  // Only needed while it is indexed: kept, it would be all lessons once more.
  get body() {
    return wordsOfLesson(lesson.content)
  },
  asks: asks.get(lesson.id) ?? [],
  answers: answers.get(lesson.id) ?? [],
  paragraphs: () => [lesson.argument, lesson.description, ...paragraphsOf(lesson.lesson())],
})

const paragraphsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'paragraph':
      case 'heading':
        return [plainText(block.inline)]
      case 'list':
        return block.items.flatMap((item) => paragraphsOf(item.blocks))
      case 'quote':
        return paragraphsOf(block.blocks)
      case 'box':
        return block.name === 'source' ? [] : paragraphsOf(block.blocks)
      default:
        return []
    }
  })
