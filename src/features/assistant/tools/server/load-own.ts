import { ContentMistake, type ContentReader } from '#platform/server/content-files.ts'
import { OwnFile } from '../own.content.ts'
import { type KnownSources, sourceMistakes } from './file-source.ts'

const file = 'own.yaml'

/** Reads which fields and numbers answer questions about one's own business; each of them has to be there. */
export function loadOwn(reader: ContentReader, worksheets: KnownSources): OwnFile {
  if (!reader.list('').includes(file)) return {}
  const own = reader.yaml(file, OwnFile)
  const mistakes = Object.entries(own).flatMap(([key, entry]) => {
    const number = 'number' in entry ? [{ number: entry.number }] : []
    const sources = [...number, ...entry.figures.map((figure) => ({ figure }))]
    return sources.flatMap((source) => sourceMistakes(reader, { file, key, source }, worksheets))
  })
  if (mistakes.length > 0) throw new ContentMistake(mistakes.map(({ message }) => message).join('\n'))
  return own
}
