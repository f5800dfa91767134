import type { OwnText } from '#features/founder-file/server/public.ts'
import { wordsOf } from '../../../search/server/word-stems.ts'
import { type AskedFor, termsOf } from './asked-for.ts'
import type { Spot } from './spots.ts'

/** Words that a member wrote themselves: the fields and pages that have each, and how many fields have any. */
export type WrittenWords = { fields: WordPlaces; pages: WordPlaces; filled: number }
type WordPlaces = ReadonlyMap<string, ReadonlySet<string>>

export function writtenWords(texts: readonly OwnText[]): WrittenWords {
  const [fields, pages] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()]
  const filled = new Set<string>()
  // A file has each of its words many times.
  const known = new Map<string, readonly string[]>()
  const termsIn = (word: string) => known.getOrInsertComputed(word, () => termsOf(word).filter(isWord))
  for (const { pageId, address, text } of texts) {
    const field = `${pageId}.${address}`
    filled.add(field)
    for (const term of wordsOf(text).flatMap(termsIn)) {
      fields.getOrInsertComputed(term, () => new Set()).add(field)
      pages.getOrInsertComputed(term, () => new Set()).add(pageId)
    }
  }
  return { fields, pages, filled: filled.size }
}

/** What stands elsewhere on a page says less of a field. */
const onPageWorth = 0.45
/** A name may be there by chance, and says no more than others from here on. */
const [rarest, rarestCount] = [4, 4] as const

/** Of each spot, how much of what is asked for stands in what the member wrote there, 0 to 1: whom and what it is about, by name. */
export type WrittenShares = (asked: Pick<AskedFor, 'terms'>, written: WrittenWords) => Float64Array

export function createWrittenShares(spots: readonly Spot[]): WrittenShares {
  const { ofField, ofPage } = placesIn(spots)

  return ({ terms }, written) => {
    const shares = new Float64Array(spots.length)
    let whole = 0
    for (const { word, says } of terms.filter(({ word }) => isWord(word))) {
      const inFields = having(word, written.fields)
      const worth = rarity(written.filled, Math.max(rarestCount, inFields.size))
      whole += says * worth
      const onPages = having(word, written.pages)
      const ofItsPage = onPageWorth * Math.min(worth, rarity(ofPage.size, onPages.size))
      const spotsWith = new Set([...inFields].map((field) => ofField.get(field)))
      for (const at of [...onPages].flatMap((pageId) => ofPage.get(pageId) ?? []))
        shares[at] = (shares[at] ?? 0) + says * (spotsWith.has(at) ? worth : ofItsPage)
    }
    return whole === 0 ? shares : shares.map((share) => share / whole)
  }
}

const none: ReadonlySet<string> = new Set()
const having = (word: string, places: WordPlaces) => places.get(word) ?? none
/** Numbers stand everywhere, and turns of phrase are found by their words. */
const isWord = (term: string) => !term.startsWith('#') && !term.includes(' ')
const rarity = (all: number, some: number) => Math.min(rarest, Math.log(1 + all / some))

function placesIn(spots: readonly Spot[]) {
  const ofField = new Map<string, number>()
  const ofPage = new Map<string, number[]>()
  for (const [at, { pageId, address, columns, holds }] of spots.entries()) {
    ofPage.getOrInsertComputed(pageId, () => []).push(at)
    if (holds === 'count') continue
    for (const one of [address, ...columns.map((column) => column.address)]) ofField.set(`${pageId}.${one}`, at)
  }
  return { ofField, ofPage }
}
