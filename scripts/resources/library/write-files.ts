import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '../../content/content.ts'
import { madeFile } from './make-file.ts'
import { readBrand } from './words.ts'

/** Writes the spreadsheets and documents that pages make, all or some, and answers which. */
export function writeFiles(contentRoot: string, isWanted: (id: string) => boolean): string[] {
  const content = readContent(contentRoot)
  const brand = readBrand(contentRoot)
  return content.library.resources.flatMap(({ id, file }) => {
    const bytes = isWanted(id) ? madeFile(content, id, brand) : undefined
    if (!bytes) return []
    writeFileSync(join(contentRoot, 'resources/files', file), bytes)
    return [id]
  })
}
