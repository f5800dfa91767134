import { sourceParts } from '#features/founder-file/pages/addresses.ts'
import type { ContentMistake, ContentReader } from '#platform/server/content-files.ts'
import type { MemberContext } from '#platform/server/context.ts'

/** A number of the week by its key, or a field of a page: `page-id.field`, `page-id.grid.column.row` or `page-id.table.column`. */
export type FileSource = { number: string } | { figure: string }
export type KnownSources = Pick<MemberContext['worksheets'], 'pageById' | 'metrics'>

/** What is wrong where content names a number or a field that isn't there; `key` is the entry that names it. */
export function sourceMistakes(
  reader: ContentReader,
  { file, key, source }: { file: string; key: string; source: FileSource },
  { pageById, metrics }: KnownSources,
): ContentMistake[] {
  if ('number' in source)
    return metrics.some((metric) => metric.key === source.number)
      ? []
      : [reader.mistake(file, source.number, `${key}: metrics.yaml has no number ${source.number}.`)]
  const { pageId, address } = sourceParts(source.figure)
  return pageById.get(pageId)?.places.some((place) => place.address === address)
    ? []
    : [reader.mistake(file, source.figure, `${key}: no page has the field ${source.figure}.`)]
}
