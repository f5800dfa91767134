import { ContentMistake, type ContentReader } from '#platform/server/content-files.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { OwnFile } from '../own.content.ts'

type Worksheets = Pick<MemberContext['worksheets'], 'pageById' | 'metrics'>

const file = 'own.yaml'

/** Reads which fields and numbers answer questions about one's own business; each of them has to be there. */
export function loadOwn(reader: ContentReader, { pageById, metrics }: Worksheets): OwnFile {
  if (!reader.list('').includes(file)) return {}
  const own = reader.yaml(file, OwnFile)
  const mistakes = Object.entries(own).flatMap(([key, entry]) => {
    if ('number' in entry && !metrics.some((metric) => metric.key === entry.number))
      return [reader.mistake(file, entry.number, `${key}: metrics.yaml has no number ${entry.number}.`)]
    return entry.figures.flatMap((source) => {
      const { pageId, address } = partsOf(source)
      const isThere = pageById.get(pageId)?.places.some((place) => place.address === address)
      return isThere ? [] : [reader.mistake(file, source, `${key}: no page has the field ${source}.`)]
    })
  })
  if (mistakes.length > 0) throw new ContentMistake(mistakes.map(({ message }) => message).join('\n'))
  return own
}

/** `page-id.grid.column.row` is a page and an address on it. */
export function partsOf(source: string): { pageId: string; address: string } {
  const dot = source.indexOf('.')
  return { pageId: source.slice(0, dot), address: source.slice(dot + 1) }
}
