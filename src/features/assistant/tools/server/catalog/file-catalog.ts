import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import type { SynonymsOf } from '../../../search/server/synonyms.ts'
import { type AskedFor, askedFor, isTelling, termsOf } from './asked-for.ts'
import { fitOf } from './fit-of.ts'
import { type KnownOfPages, type Spot, spotsOf } from './spots.ts'

/**
 * What a question asks for of the file: places that may hold it, best first, and how much of the question they cover, 0 to 1;
 * `isPageNamed` where it has the whole title of the first one’s page, of two words or more; `words`: how many say anything.
 */
export type Asked = { places: readonly AskedPlace[]; alike: number; isPageNamed: boolean; words: number }
/** `isCount`: how many lines a table has. */
export type AskedPlace = { pageId: string; addresses: readonly string[]; label: string; isCount: boolean }
export type FileCatalog = (question: string) => Asked | undefined

/** How much a word says by where it stands, in percent: in the label, in what members call it, on the page, around it. */
const worth = { label: 100, called: 95, page: 55, column: 50, around: 40 } as const
const standInWorth = 0.6
/** How much it counts that a label, and a page’s title, are asked for in full and not by one word of many. */
const [wholeWorth, titleWorth] = [0.3, 0.12] as const
/** What one, two and more of the words that members call it by count as. */
const byName = [0, 0.85, 1] as const
/** A page that is named with its whole title is meant rather than one whose title has more. */
const titled = 1.1
/** Of two fields that are as alike, the one that members are known to ask for. */
const askedOften = 1.04
/** Others may be meant as well where they are nearly as alike. */
const near = 0.9
const most = 4
/** As the rarest: a word that is on no page counts against everything on them. */
const unknownCount = 4
/** What shares far less with the question than the best isn’t weighed further. */
const worthWeighing = 0.6

type Known = {
  place: Pick<Spot, 'pageId' | 'label' | 'holds' | 'address' | 'columns' | 'isKnown'>
  label: readonly string[]
  called: readonly string[]
  title: readonly string[]
}

/** Every field of the Founder file by its own words: nobody has to write down how it may be asked for. */
export function createFileCatalog(
  pages: readonly Worksheet[],
  { synonymsOf, ...known }: KnownOfPages & { synonymsOf: SynonymsOf },
): FileCatalog {
  return catalogOf(spotsOf(pages, known), synonymsOf)
}

function catalogOf(spots: readonly Spot[], synonymsOf: SynonymsOf): FileCatalog {
  const known = spots.map(
    ({ pageId, label, holds, address, columns, isKnown, called, title }): Known => ({
      place: { pageId, label, holds, address, columns, isKnown },
      label: termsOf(label),
      called: termsOf(called),
      title: termsOf(title).filter(isTelling),
    }),
  )
  const postings = postingsOf(spots)
  const rarity = (term: string) => Math.log(1 + spots.length / (postings.get(term)?.length ?? unknownCount))

  return (question) => {
    const asked = askedFor(question)
    const sums = new Float64Array(spots.length)
    let whole = 0
    for (const [term, says] of asked.terms) {
      const weight = says * rarity(term)
      whole += weight
      for (const [at, value] of bestOf(term)) sums[at] = (sums[at] ?? 0) + (weight * value) / 100
    }
    const highest = sums.reduce((high, sum) => Math.max(high, sum), 0)
    if (highest === 0) return undefined
    const ranked = known
      .flatMap((one, at) => {
        const sum = sums[at] ?? 0
        if (sum < worthWeighing * highest || (one.place.holds === 'count' && asked.wants !== 'count')) return []
        return [
          { one, place: one.place, alike: (sum / whole) * fitOf(one.place, asked.wants) * wholeOf(one, asked.terms) },
        ]
      })
      .sort((one, other) => other.alike - one.alike)
    const alike = ranked[0]?.alike ?? 0
    const places = ranked.filter((one) => one.alike >= near * alike).slice(0, most)
    const title = ranked[0]?.one.title ?? []
    const isPageNamed = title.length > 1 && title.every((term) => asked.terms.has(term))
    const words = [...asked.terms.keys()].filter(isTelling).length
    return { alike: Math.min(1, alike), isPageNamed, words, places: places.map(({ place }) => placeIn(place, asked)) }
  }

  /** Where a word stands, or one that members use for it. */
  function bestOf(term: string): Map<number, number> {
    const best = new Map<number, number>()
    const note = (word: string, share: number) => {
      for (const posting of postings.get(word) ?? []) {
        const [at, value] = [posting >>> 7, (posting & 127) * share]
        if (value > (best.get(at) ?? 0)) best.set(at, value)
      }
    }
    note(term, 1)
    for (const [other, share] of synonymsOf(term)) note(other, share * standInWorth)
    return best
  }

  /** Of two labels that share as much with a question, the one with less beside it is meant. */
  function wholeOf({ place, label, called, title }: Known, terms: AskedFor['terms']): number {
    const names = called.filter((term) => terms.has(term)).length
    const own = Math.max(shareOf(label, terms), byName[Math.min(names, 2)] ?? 0)
    const ofTitle = shareOf(title, terms)
    const whole = 1 - wholeWorth - titleWorth + wholeWorth * own + titleWorth * ofTitle
    return whole * (ofTitle === 1 ? titled : 1) * (place.isKnown ? askedOften : 1)
  }

  function shareOf(words: readonly string[], terms: AskedFor['terms']): number {
    let [all, said] = [0, 0]
    for (const word of words) {
      const weight = rarity(word)
      all += weight
      if (terms.has(word)) said += weight
    }
    return all > 0 ? said / all : 0
  }
}

/** Of each word, the spots that have it, each as its place in the list times 128 and what the word says there. */
function postingsOf(spots: readonly Spot[]): Map<string, Uint32Array> {
  const lists = new Map<string, number[]>()
  for (const [at, spot] of spots.entries()) {
    const all = new Map<string, number>()
    const add = (text: string, value: number) => {
      for (const term of termsOf(text)) all.set(term, Math.max(all.get(term) ?? 0, value))
    }
    for (const part of ['around', 'page', 'called', 'label'] as const) add(spot[part], worth[part])
    for (const { label } of spot.columns) add(label, worth.column)
    for (const [term, value] of all) {
      const list = lists.get(term)
      if (list) list.push(at * 128 + value)
      else lists.set(term, [at * 128 + value])
    }
  }
  return new Map([...lists].map(([term, list]) => [term, Uint32Array.from(list)]))
}

/** Of a line of a grid, the column that the question names; all of them where it names none. */
function placeIn(
  { pageId, address, columns, label, holds }: Known['place'],
  { terms }: Pick<AskedFor, 'terms'>,
): AskedPlace {
  const one = { pageId, label, isCount: holds === 'count' }
  if (columns.length < 2) return { ...one, addresses: [address] }
  const shares = columns.map((column) => {
    const words = termsOf(column.label)
    return { column, share: words.filter((word) => terms.has(word)).length / Math.max(1, words.length) }
  })
  const best = Math.max(...shares.map(({ share }) => share))
  return { ...one, addresses: shares.filter(({ share }) => share === best).map(({ column }) => column.address) }
}
