import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import { ContentMistake, type ContentReader } from '#platform/server/content-files.ts'
import { fileAsksFolder, loadFieldAsks } from '../../../understanding/server/load-field-asks.ts'
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

/** Each question under `file-asks` has to be for a field that is there. */
export function checkFieldAsks(reader: ContentReader, { pageById }: Pick<KnownSources, 'pageById'>): void {
  const mistakes = [...loadFieldAsks(reader)].flatMap(([id, fields]) => {
    const asked = `${fileAsksFolder}/${id}.yaml`
    const page = pageById.get(id)
    return page
      ? fieldMistakes(reader, { file: asked, page, fields })
      : [new ContentMistake(`${asked}: there is no page ${id}.`)]
  })
  if (mistakes.length > 0) throw new ContentMistake(mistakes.map(({ message }) => message).join('\n'))
}

type Fields = { file: string; page: Worksheet; fields: object }

/** Keys of fields, of columns, of lines of grids and of whole tables that the page hasn’t. */
function fieldMistakes(reader: ContentReader, { file, page, fields }: Fields): ContentMistake[] {
  const keys = new Set(
    page.places.flatMap(({ address, block, column, row }) => [
      ...[address, block],
      ...(column !== undefined && row !== undefined ? [`${block}.${row}`] : []),
    ]),
  )
  return Object.keys(fields)
    .filter((key) => !keys.has(key))
    .map((key) => reader.mistake(file, key, `${page.id}: the page has no field ${key}.`))
}
