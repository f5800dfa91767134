import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import { ContentMistake, type ContentReader } from '#platform/server/content-files.ts'
import { FileWords, type KnownWords, PlainWords } from '../../file-words.content.ts'
import type { KnownSources } from '../file-source.ts'

const [file, plainFile] = ['file-words.yaml', 'plain-words.yaml'] as const

/** Reads what members call pages and fields, each of which has to be there, and how they say in plain words what pages say. */
export function loadFileWords(reader: ContentReader, { pageById }: Pick<KnownSources, 'pageById'>): KnownWords {
  const files = reader.list('')
  const plain = files.includes(plainFile) ? reader.yaml(plainFile, PlainWords) : {}
  if (!files.includes(file)) return { pages: {}, plain }
  const words = reader.yaml(file, FileWords)
  const mistakes = Object.entries(words).flatMap(([id, { fields = {} }]) => {
    const page = pageById.get(id)
    return page ? fieldMistakes(reader, { file, page, fields }) : [reader.mistake(file, id, `there is no page ${id}.`)]
  })
  if (mistakes.length > 0) throw new ContentMistake(mistakes.map(({ message }) => message).join('\n'))
  return { pages: words, plain }
}

type Fields = { file: string; page: Worksheet; fields: object }

/** Keys of fields, of columns, of lines of grids and of whole tables that the page hasn’t. */
function fieldMistakes(reader: ContentReader, { file, page, fields }: Fields): ContentMistake[] {
  const keys = fieldKeys(page)
  return Object.keys(fields)
    .filter((key) => !keys.has(key))
    .map((key) => reader.mistake(file, key, `${page.id}: the page has no field ${key}.`))
}

/** What fields, columns, lines of grids and whole tables of a page are named by. */
export const fieldKeys = ({ places }: Pick<Worksheet, 'places'>): ReadonlySet<string> =>
  new Set(
    places.flatMap(({ address, block, column, row }) => [
      ...[address, block],
      ...(column !== undefined && row !== undefined ? [`${block}.${row}`] : []),
    ]),
  )
