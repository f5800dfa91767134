import { ContentMistake, type ContentReader } from '#platform/server/content-files.ts'
import { FileWords } from '../../file-words.content.ts'
import type { KnownSources } from '../file-source.ts'

const file = 'file-words.yaml'

/** Reads what members call pages and fields; each of them has to be there. */
export function loadFileWords(reader: ContentReader, { pageById }: Pick<KnownSources, 'pageById'>): FileWords {
  if (!reader.list('').includes(file)) return {}
  const words = reader.yaml(file, FileWords)
  const mistakes = Object.entries(words).flatMap(([id, { fields = {} }]) => {
    const page = pageById.get(id)
    if (!page) return [reader.mistake(file, id, `there is no page ${id}.`)]
    const keys = new Set(
      page.places.flatMap(({ address, block, column, row }) => [
        ...[address, block],
        ...(column !== undefined && row !== undefined ? [`${block}.${row}`] : []),
      ]),
    )
    return Object.keys(fields)
      .filter((key) => !keys.has(key))
      .map((key) => reader.mistake(file, key, `${id}: the page has no field ${key}.`))
  })
  if (mistakes.length > 0) throw new ContentMistake(mistakes.map(({ message }) => message).join('\n'))
  return words
}
