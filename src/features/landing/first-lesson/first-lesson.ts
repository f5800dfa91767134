import type { Block } from '#features/program/lesson.ts'
import type { Minutes } from '#features/program/program.content.ts'

export type FirstLesson = {
  path: string
  title: string
  outcome: string
  minutes: Minutes
  moduleTitle: string
  /** Its first paragraphs, for the front page. */
  opening: readonly Block[]
  blocks: readonly Block[]
}
