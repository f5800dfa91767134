import type { List } from '#features/founder-file/reading/lists.ts'
import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import { stemsOf } from '#platform/server/language/word-stems.ts'
import { type AskedTerm, isTelling } from '../catalog/asked-for.ts'
import type { Asked } from '../catalog/file-catalog.ts'
import type { WrittenWords } from '../catalog/written-words.ts'

export type ListPage = Pick<Worksheet, 'id' | 'title' | 'places' | 'blocks'>

/** Words for whatever is listed say nothing of which list it is. */
const ofAnything = new Set(
  stemsOf(
    'people person ones items things stuff customers list table page sheet file ask asked answer answered date when many row line entry',
  ),
)

/** How likely a list is meant: of all places that may be, those in it. */
export function chanceOf({ id }: ListPage, { block, isAcross }: List, near: Asked['near']): number {
  return (
    near
      .filter(({ pageId, address }) => pageId === id && address.startsWith(`${block}.`))
      .reduce((sum, { chance }) => sum + chance, 0) * (isAcross ? 0.999 : 1)
  )
}

/** Whether a question has the name of a list: its key, or a label of a word or two. */
export function isNamed({ block, label }: List, stems: ReadonlySet<string>): boolean {
  const words = stemsOf(label)
  const names = [...stemsOf(block.replaceAll('_', ' ')), ...(words.length <= 2 ? words : [])]
  return names.some((one) => stems.has(one))
}

/** Whether one place has the whole question for itself, beside which a list is alike by chance. */
export function isElsewhere({ id }: ListPage, { block }: List, { isClear, places: [first] }: Asked): boolean {
  return isClear && first !== undefined && !(first.pageId === id && first.addresses[0]?.startsWith(`${block}.`))
}

/**
 * How much of what is asked, beside `but`, is said of a list: by its page, its labels or in what the member wrote on its
 * page; 1 where nothing else is asked. `isTold`: whether anything else is.
 */
export function coverageOf(
  page: ListPage,
  list: List,
  { terms, but, written }: { terms: readonly AskedTerm[]; but: ReadonlySet<string>; written: WrittenWords },
): { share: number; isTold: boolean } {
  const words = new Set(
    stemsOf(
      [
        page.title,
        page.id.replaceAll('-', ' '),
        list.label,
        list.block,
        ...list.columns.map(({ key, label }) => `${key.replaceAll('_', ' ')} ${label}`),
      ].join(' '),
    ),
  )
  const saysMore = (word: string) => isTelling(word) && !but.has(word) && !ofAnything.has(word)
  // A turn of phrase may be of small words alone.
  const asked = terms.filter(({ word }) => saysMore(word) && stemsOf(word).some(saysMore))
  const has = ({ as }: AskedTerm) =>
    [...as.keys()].some((word) => words.has(word) || written.pages.get(word)?.has(page.id))
  const [all, told] = [asked, asked.filter(has)].map((some) => some.reduce((sum, { says }) => sum + says, 0))
  return all ? { share: (told ?? 0) / all, isTold: true } : { share: 1, isTold: false }
}
