import type { Library } from '#features/library/library.ts'
import type { Tier } from '#features/membership/rules.ts'
import type { Block } from '#features/program/lesson.ts'
import { plainText } from '#features/program/plain-text.ts'
import type { Program } from '#features/program/program.ts'

/** One thing that can be found: a lesson or a resource. */
export type Entry = {
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
  around: string
  minutes: number
  body: string
  /** What may be quoted: whole paragraphs, as plain words. */
  paragraphs: readonly string[]
}

export function entriesOf(program: Program, library: Library): Entry[] {
  const lessons = program.modules.flatMap((module) =>
    module.subModules.map((lesson): Entry => {
      const paragraphs = paragraphsOf(lesson.lesson())
      return {
        id: lesson.id,
        kind: 'lesson',
        title: lesson.title,
        href: `/modules/${module.id}/submodules/${lesson.id}`,
        tier: lesson.neededTier,
        description: lesson.description,
        outcome: lesson.outcome,
        action: lesson.exercise.summary,
        deliverable: lesson.deliverable,
        argument: lesson.argument,
        around: `${module.title}. ${module.question}`,
        minutes: lesson.estimatedMinutes,
        body: paragraphs.join('\n'),
        paragraphs: [lesson.argument, lesson.description, ...paragraphs],
      }
    }),
  )
  const resources = library.resources.map(
    ({ id, title, description, tier, about, category, type }): Entry => ({
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
      around: '',
      minutes: 0,
      body: about,
      paragraphs: [description],
    }),
  )
  return [...lessons, ...resources]
}

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
