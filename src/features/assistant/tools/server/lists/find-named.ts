import { placeParts } from '#features/founder-file/pages/addresses.ts'
import type { List } from '#features/founder-file/reading/lists.ts'
import type { OwnText } from '#features/founder-file/server/public.ts'
import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import { termsOf } from '../catalog/asked-for.ts'
import { listsOn } from './row-conditions.ts'

/** A thing of a list by its name, of which a question has a word; `about`: stems of what is asked of it. */
export type NamedAsked = { pageId: string; list: List; row: string; about?: readonly string[] }

type Sources = { pages: readonly Worksheet[]; texts: readonly OwnText[] }

/** Where some names stand as the name of a thing that is listed: the same person may be in several lists. */
export function findNamed(names: readonly string[], { pages, texts }: Sources): readonly NamedAsked[] {
  const wanted = names.flatMap(termsOf)
  if (wanted.length === 0) return []
  const listOf = new Map<string, List>(
    pages.flatMap((page) =>
      listsOn(page).flatMap((list) =>
        list.name === undefined || (list.items && !list.isAcross)
          ? []
          : [[`${page.id}.${list.block}.${list.name}`, list] as const],
      ),
    ),
  )
  return texts.flatMap(({ pageId, address, text, row: added }) => {
    // Of a table its column, of a grid the cell: `path.most_named.who`.
    const { block, column = '', row: line = column } = placeParts(address)
    const list = listOf.get(`${pageId}.${block}.${line}`)
    const row = added ?? (list?.isAcross ? column : undefined)
    if (!list || row === undefined) return []
    const words = termsOf(text)
    return wanted.some((one) => words.includes(one)) ? [{ pageId, list, row }] : []
  })
}
