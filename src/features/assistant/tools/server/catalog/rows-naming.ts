import { blockOf } from '#features/founder-file/pages/addresses.ts'
import { type OwnText, readFigures } from '#features/founder-file/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { wordsOf } from '#platform/server/language/word-stems.ts'
import type { OwnAnswer, OwnFigure } from '../own-record.ts'
import { placeOf } from '../read-own-figure.ts'

/** A line of one of the member’s tables, cell by cell. */
export type OwnRow = Pick<OwnAnswer, 'title' | 'href' | 'lesson' | 'isOpen'> & {
  /** `chosen`: of a choice its key, whatever words the page shows for it. */
  cells: readonly (OwnFigure & { column: string; chosen?: string | undefined })[]
}

/** A name, and what it is of: what is longer is told of somebody. */
const longestName = 80

/** The lines of the member’s tables that begin a short cell with a name, word by word, with what stands in them. */
export async function rowsNaming(ctx: MemberContext, texts: readonly OwnText[], name: string): Promise<OwnRow[]> {
  const wanted = wordsOf(name).map(plainWord)
  if (wanted.length === 0) return []
  const rows = new Map<string, { pageId: string; table: string; row: string }>()
  for (const { pageId, address, text, row } of texts) {
    if (row === undefined || text.length > longestName || !begins(text, wanted)) continue
    const table = blockOf(address)
    rows.set(`${pageId} ${table} ${row}`, { pageId, table, row })
  }
  if (rows.size === 0) return []
  const found = [...rows.values()]
  const pages = await readFigures(
    ctx,
    found.map(({ pageId }) => pageId),
  )
  return found.map(({ pageId, table, row }) => {
    const cells = (pages.get(pageId) ?? []).flatMap(({ address, label, cells, mark, date }) => {
      const text = address.startsWith(`${table}.`) ? cells.get(row) : undefined
      if (text === undefined) return []
      const chosen = chosenIn(ctx, { pageId, address, text })
      return [{ column: address.slice(table.length + 1), label, text, mark, date, chosen }]
    })
    return { ...placeOf(ctx, pageId), cells }
  })
}

function chosenIn(
  { worksheets }: MemberContext,
  { pageId, address, text }: Record<'pageId' | 'address' | 'text', string>,
) {
  const choices = worksheets.pageById.get(pageId)?.places.find((place) => place.address === address)?.choices ?? {}
  if (Array.isArray(choices)) return choices.find((choice) => choice === text)
  return Object.entries(choices).find(([, shown]) => shown === text)?.[0]
}

/** “Mr. Ocran, Hilltop Lodge” is named by “Mr Ocran” and by “Ocran”. */
function begins(text: string, wanted: readonly string[]): boolean {
  const [first = ''] = text.split(/[,;(]/)
  const words = wordsOf(first).map(plainWord)
  const at = words.indexOf(wanted[0] ?? '')
  return at >= 0 && at <= 1 && wanted.every((word, n) => words[at + n] === word)
}

const plainWord = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
