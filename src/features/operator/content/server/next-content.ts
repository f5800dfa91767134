import type { SubModule } from '#features/journey/lessons/lessons.contract.ts'
import type { Outline } from '../content.rules.ts'

/** What was found in the folder with the content to come. */
export type NextLook = {
  folder: string
  version: string
  mistakes: readonly string[]
  /** Paths that differ from what is served. */
  changed: readonly string[]
  /** None where it can’t be read. */
  outline: Outline | null
  /** Lessons whose files differ, as a member sees them. */
  lessons: readonly SubModule[]
}

declare module '#platform/server/context.ts' {
  interface Context {
    /** Looks into that folder; none on a server that follows no folder. */
    nextContent: { look?: () => Promise<NextLook> }
  }
}
