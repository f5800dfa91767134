import type { OwnText } from '#features/founder-file/server/public.ts'
import { wordsOf } from '#platform/server/language/word-stems.ts'
import { isTelling, termsOf } from './asked-for.ts'
import type { Spot } from './spots.ts'

/** What a member wrote themselves: the fields and pages that have each word; `filled`: how many words each field has that has anything. */
export type WrittenWords = {
  fields: WordPlaces
  pages: WordPlaces
  filled: ReadonlyMap<string, number>
  begun: ReadonlySet<string>
}
type WordPlaces = ReadonlyMap<string, ReadonlySet<string>>

export function writtenWords(texts: readonly OwnText[]): WrittenWords {
  const [fields, pages] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()]
  const [filled, begun] = [new Map<string, number>(), new Set<string>()]
  // A file has each of its words many times.
  const known = new Map<string, readonly string[]>()
  const termsIn = (word: string) => known.getOrInsertComputed(word, () => termsOf(word).filter(isWord))
  for (const { pageId, address, text } of texts) {
    const field = fieldOf(pageId, address)
    const terms = wordsOf(text).flatMap(termsIn)
    filled.set(field, (filled.get(field) ?? 0) + terms.length)
    begun.add(pageId)
    for (const term of terms) {
      fields.getOrInsertComputed(term, () => new Set()).add(field)
      pages.getOrInsertComputed(term, () => new Set()).add(pageId)
    }
  }
  return { fields, pages, filled, begun }
}

const fieldOf = (pageId: string, address: string) => `${pageId}.${address}`

/** Of a member who wrote something, the places that are empty are asked for less. What is worked out is there with its page. */
const [ofEmptyField, ofEmptyPage] = [0.8, 0.7] as const

type Entered = Pick<Spot, 'pageId' | 'address' | 'columns' | 'isWorkedOut'>

/** How likely a place is asked for by whether anything is there, 1 where it is, for the member who wrote this. */
export function filledShare(
  { pageId, address, columns, isWorkedOut }: Entered,
  { begun, filled }: WrittenWords,
): number {
  if (begun.size === 0) return 1
  if (!begun.has(pageId)) return ofEmptyPage
  const all = [address, ...columns.map((column) => column.address)]
  return isWorkedOut || all.some((one) => filled.has(fieldOf(pageId, one))) ? 1 : ofEmptyField
}

/** How many words a member wrote at a place. */
export const lengthOf = ({ pageId, address, columns }: Entered, { filled }: WrittenWords): number =>
  [address, ...columns.map((column) => column.address)].reduce(
    (sum, one) => sum + (filled.get(fieldOf(pageId, one)) ?? 0),
    0,
  )

/** What stands elsewhere on a page says less of a field. */
const onPageWorth = 0.55

/**
 * Of each spot, how much of what is asked for stands in what the member wrote, 0 to 1: whom and what it is about, by name.
 * `here`: in the field, and for less elsewhere on its page; `onPage`: anywhere on its page.
 */
export type WrittenShares = (
  question: readonly string[],
  written: WrittenWords,
) => { here: Float64Array; onPage: Float64Array }

export function createWrittenShares(spots: readonly Spot[]): WrittenShares {
  const { ofField, ofPage } = placesIn(spots)
  const none = () => new Float64Array(spots.length)

  return (terms, { fields, pages, filled }) => {
    const [here, onPage] = [none(), none()]
    let whole = 1
    for (const term of terms.filter(isTelling)) {
      const [inFields, onPages] = [having(term, fields), having(term, pages)]
      const worth = rarity(filled.size, inFields.size)
      const ofItsPage = rarity(ofPage.size, onPages.size)
      whole += worth
      const spotsWith = new Set([...inFields].map((field) => ofField.get(field)))
      for (const at of [...onPages].flatMap((pageId) => ofPage.get(pageId) ?? [])) {
        here[at] = (here[at] ?? 0) + (spotsWith.has(at) ? worth : onPageWorth * ofItsPage)
        onPage[at] = (onPage[at] ?? 0) + ofItsPage
      }
    }
    const share = (sums: Float64Array) => sums.map((sum) => sum / whole)
    return { here: share(here), onPage: share(onPage) }
  }
}

const none: ReadonlySet<string> = new Set()
const having = (word: string, places: WordPlaces) => places.get(word) ?? none
/** Numbers stand everywhere, and turns of phrase are found by their words. */
const isWord = (term: string) => !term.startsWith('#') && !term.includes(' ')
/** A file that has just been begun says as much by a word as one of so many fields. */
const fewest = 100
const rarity = (all: number, some: number) => Math.log(1 + Math.max(fewest, all) / Math.max(1, some))

function placesIn(spots: readonly Spot[]) {
  const ofField = new Map<string, number>()
  const ofPage = new Map<string, number[]>()
  for (const [at, { pageId, address, columns, holds }] of spots.entries()) {
    ofPage.getOrInsertComputed(pageId, () => []).push(at)
    if (holds === 'count') continue
    for (const one of [address, ...columns.map((column) => column.address)]) ofField.set(fieldOf(pageId, one), at)
  }
  return { ofField, ofPage }
}
