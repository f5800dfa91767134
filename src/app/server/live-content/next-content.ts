import type { LessonData } from '#features/journey/lessons/lessons.contract.ts'
import type { NextLook } from '#features/operator/server/public.ts'
import type { ContentTree } from './content-tree.ts'
import type { PackedFiles } from './parsed-content.ts'

/** What the process that checks content apart from the server is asked. */
export type NextContentQuestion = {
  folder: string
  /** The files of the running content. */
  running: ContentTree['files']
  /** What was read of them, if that is known. */
  packed?: PackedFiles | undefined
  /** The build whose pages are made of it too, or none. */
  distDir?: string
  /** Whether all lessons that the build has otherwise are rendered, but those with these names; else those that the change shows in. */
  everyLesson?: boolean
  rendered?: readonly string[]
  /** Whether what differs is to be told and shown: outline and lessons are sent along. */
  isPreview?: boolean
}

/** What it answers. */
export type NextContent = Omit<ContentTree, 'folders'> & {
  /** With file and line, for whoever edits it. */
  mistakes: readonly string[]
  /** What was read of all files. */
  packed: PackedFiles
  /** Documents that differ from those of the build, by name; of lessons, those that were to be rendered. */
  pages: ReadonlyMap<string, string>
  /** Lessons whose files differ, as a member sees them. */
  lessons: readonly LessonData[]
  outline: NextLook['outline']
}
