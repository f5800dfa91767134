import type { Worksheets } from '../../../src/features/founder-file/server/load-worksheets.ts'
import type { BodyItem } from '../../../src/features/founder-file/worksheets/body.ts'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import type { PagePart } from '../../content/library/document-files.ts'

/** The page with those of its parts and columns that a document takes. */
export function partOf({ pageById }: Worksheets, { page: id, parts, columns }: PagePart): Worksheet[] {
  const page = pageById.get(id)
  if (!page) return []
  const body = page.body
    .filter((item) => isForPaper(item) && (parts === undefined || parts.includes(keyOf(item))))
    .map((item) => (columns === undefined ? item : narrowed(item, columns)))
  return [{ ...page, body }]
}

/** What is printed is kept on paper. */
const isForPaper = (item: BodyItem) => !('field' in item && item.kind === 'elsewhere')

function keyOf(item: BodyItem): string {
  if ('field' in item) return item.field
  if ('table' in item) return item.table
  return 'grid' in item ? item.grid : ''
}

function narrowed(item: BodyItem, columns: readonly string[]): BodyItem {
  const isTaken = ({ key }: { key: string }) => columns.includes(key)
  if ('table' in item) return { ...item, columns: item.columns.filter(isTaken) }
  return 'grid' in item ? { ...item, columns: item.columns.filter(isTaken) } : item
}
