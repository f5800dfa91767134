import { resolve } from 'node:path'
import type { ParsedFiles } from '#platform/server/content-files.ts'
import { type Content, readContent } from '../../scripts/content/content.ts'

const parsed: ParsedFiles = new Map()

/** The program as it ships, read once for all files that a worker runs. */
export const shippedContent = readContent(resolve('content'), parsed)

/** What was parsed of it, for a reader of a copy: a file that is the same there, byte for byte, isn't parsed again. */
export const shippedFiles = (): ParsedFiles => new Map(parsed)

/** Content of a copy; a lesson that has the same text there isn't taken apart again. */
export function readCopy(root: string, files: ParsedFiles): Content {
  const content = readContent(root, files)
  for (const lesson of content.program.subModuleById.values()) {
    const shipped = shippedContent.program.subModuleById.get(lesson.id)
    if (shipped?.content === lesson.content) lesson.lesson = shipped.lesson
  }
  return content
}
