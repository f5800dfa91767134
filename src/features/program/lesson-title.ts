import type { Program } from './program.ts'

/** What stands for a lesson, or for a page of one, whose title no one knows anymore. */
export const removedTitle = 'Removed from the program'

/** A stored lesson’s title. */
export const lessonTitle = ({ subModuleById }: Pick<Program, 'subModuleById'>, id: string): string =>
  subModuleById.get(id)?.title ?? removedTitle
