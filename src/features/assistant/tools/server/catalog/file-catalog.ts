import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import { lastKept } from '../../../search/server/last-kept.ts'
import type { SynonymsOf } from '../../../search/server/synonyms.ts'
import type { Understand } from '../../../understanding/server/create-understanding.ts'
import { type AskedFor, askedFor, isTelling, meantWorth, tellingTermsIn, termsOf } from './asked-for.ts'
import { type AskedPlace, placeIn } from './asked-place.ts'
import { fitOf } from './fit-of.ts'
import { type PagesMeant, pagesMeant } from './pages-meant.ts'
import { createPhraseIndex } from './phrase-index.ts'
import { createPlainReader, type ReadPlainly } from './said-plainly.ts'
import { type KnownOfPages, type Spot, spotsOf } from './spots.ts'
import { createWordIndex } from './word-index.ts'
import { createWrittenShares, filledShare, type WrittenWords } from './written-words.ts'

/**
 * What a question asks for of the file: places that may hold it, best first, and how surely the first does, 0 to 1;
 * `written`: how much of the question stands in what the member wrote there or elsewhere on the page, 0 to 1;
 * `isClear` where no other place comes near to the first; `isPageNamed` where it has the whole title of the first one’s page,
 * of two words or more; `words`: how many say anything.
 */
export type Asked = {
  places: readonly AskedPlace[]
  alike: number
  written: number
  isClear: boolean
  isPageNamed: boolean
  words: number
}
/**
 * `written`: what the member wrote, by which a field is found by the names that stand in it; `pageId`: the page to look on.
 */
export type FileCatalog = (question: string, written?: WrittenWords, pageId?: string) => Asked | undefined

/** How much what is said for a field as a whole counts beside its single words. */
const [phraseWorth, phraseScale] = [0.8, 1.6] as const
/** What other words for what is asked are worth: those of pages for plain ones, and synonyms. */
const [otherWorth, synonymWorth] = [0.3, 0.4] as const
/** How much it counts that a field has the words that are asked with. */
const writtenWorth = 0.45
/** How much it counts that the lesson of a page is meant. */
const pageWorth = 0.2
/** How much it counts that a label, and a page’s title, are asked for in full and not by one word of many. */
const [wholeWorth, titleWorth] = [0.15, 0.12] as const
/** What members say for a field is never asked in full: that much of it counts as all. */
const mostSaid = 1 / 1.5
/** A page that is named with its whole title is meant rather than one whose title has more. */
const titled = 1.1
/** Of two fields that are as alike, the one that members are known to ask for. */
const askedOften = 1.04
/** Others may be meant as well where they are nearly as alike; where the first is less than sure, sooner. */
const [surely, nearSure, nearUnsure] = [0.6, 0.8, 0.45] as const
const most = 3
/** Where all others are far behind, the first alone is meant, though few of its words were said. */
const [likeEnough, farBehind] = [0.3, 0.65] as const
/** What shares far less with the question than the best isn’t weighed further. */
const worthWeighing = 0.3

type Known = {
  place: Omit<Spot, 'called' | 'around' | 'page' | 'title'>
  label: readonly string[]
  title: readonly string[]
}
type Sources = KnownOfPages & { synonymsOf: SynonymsOf; meant: Understand }
type Reading = { synonymsOf: SynonymsOf; readPlainly: ReadPlainly; likely: PagesMeant }

/** Every field of the Founder file by its own words and by what members say for it: nobody writes down questions for it. */
export function createFileCatalog(pages: readonly Worksheet[], { synonymsOf, meant, ...known }: Sources): FileCatalog {
  const readPlainly = createPlainReader(known.words.plain)
  const catalog = catalogOf(spotsOf(pages, known), { synonymsOf, readPlainly, likely: pagesMeant(pages, meant) })
  const ofAnyone = lastKept((question) => catalog(question))
  return (question, written, pageId) => (written ? catalog(question, written, pageId) : ofAnyone(question))
}

function catalogOf(spots: readonly Spot[], { synonymsOf, readPlainly, likely }: Reading): FileCatalog {
  // Many lines have the same label, and all of a page the same title.
  const terms = new Map<string, readonly string[]>()
  const termsIn = (text: string) => terms.getOrInsertComputed(text, () => termsOf(text))
  const known = spots.map(
    ({ called: _, around: __, page: ___, title, ...place }): Known => ({
      place,
      label: termsIn(place.label),
      title: termsIn(title),
    }),
  )
  const { rarity, scored } = createWordIndex(spots, synonymsOf)
  const phrases = createPhraseIndex(spots.map(({ label, called }) => [label, ...called.split(',')]))
  const writtenShares = createWrittenShares(spots)
  const wholeOf = createWholeOf(rarity)

  return (question, written, pageId) => {
    const asked = askedFor(question, readPlainly)
    const { sums, whole } = scored(asked)
    const phrased = phrases(question, otherWords(asked, synonymsOf))
    const own = written && writtenShares(tellingTermsIn(question), written)
    const shares = sums.map(
      (sum, at) =>
        (sum / (whole || 1)) * (1 - phraseWorth) +
        phraseWorth * phraseScale * (phrased[at] ?? 0) +
        writtenWorth * (own?.[at] ?? 0),
    )
    const highest = shares.reduce((high, share) => Math.max(high, share), 0)
    if (highest === 0) return undefined
    const meant = likely(question)
    const isLookedAt = ({ holds, pageId: on }: Known['place'], share: number) =>
      (holds !== 'count' || asked.wants === 'count') &&
      (pageId === undefined ? share >= worthWeighing * highest : on === pageId)
    const ranked = known
      .flatMap((one, at) => {
        const { place } = one
        const share = shares[at] ?? 0
        if (!isLookedAt(place, share)) return []
        const alike = share * fitOf(place, asked.wants) * wholeOf(one, phrased[at] ?? 0, asked.said)
        const likelihood =
          (1 - pageWorth + pageWorth * (meant.get(place.pageId) ?? 0)) * (written ? filledShare(place, written) : 1)
        return [{ one, alike, worth: alike * likelihood, written: own?.[at] ?? 0 }]
      })
      .sort((one, other) => other.worth - one.worth)
    const [best] = ranked
    if (!best) return undefined
    const isClear = best.alike >= likeEnough && (ranked[1]?.worth ?? 0) < farBehind * best.worth
    const near = best.worth * (isClear ? farBehind : best.alike >= surely ? nearSure : nearUnsure)
    const places = ranked.slice(0, most).filter(({ worth }) => worth >= near)
    return {
      isClear,
      alike: Math.min(1, best.alike),
      written: best.written,
      isPageNamed: isNamed(best.one.title.filter(isTelling), asked.said),
      words: asked.terms.filter(({ word }) => isTelling(word)).length,
      places: places.map(({ one }) => placeIn(one.place, asked)),
    }
  }
}

type WholeOf = (one: Known, phrased: number, said: AskedFor['said']) => number

/** Of two labels that share as much with a question, the one with less beside it is meant. */
function createWholeOf(rarity: (word: string) => number): WholeOf {
  return ({ place, label, title }, phrased, said) => {
    const own = Math.max(shareOf(label, said), Math.min(1, phrased / mostSaid))
    const ofTitle = shareOf(title.filter(isTelling), said)
    const whole = 1 - wholeWorth - titleWorth + wholeWorth * own + titleWorth * ofTitle
    return whole * (ofTitle === 1 ? titled : 1) * (place.isKnown ? askedOften : 1)
  }

  function shareOf(words: readonly string[], said: AskedFor['said']): number {
    let [all, asked] = [0, 0]
    for (const word of words) {
      const weight = rarity(word)
      all += weight
      asked += weight * (said.get(word) ?? 0)
    }
    return all > 0 ? asked / all : 0
  }
}

const isNamed = (title: readonly string[], said: AskedFor['said']) =>
  title.length > 1 && title.every((term) => said.get(term) === 1)

/** Other words for what is asked, with what each is worth beside it. */
function otherWords({ terms, said }: AskedFor, synonymsOf: SynonymsOf): Map<string, number> {
  const others = new Map<string, number>()
  const note = (word: string, worth: number) => others.set(word, Math.max(worth, others.get(word) ?? 0))
  for (const [word, share] of terms.flatMap(({ as }) => [...as])) {
    if (share === meantWorth) note(word, otherWorth)
    const synonyms = [...synonymsOf(word)].filter(([other]) => !said.has(other))
    for (const [other, ofOther] of synonyms) note(other, synonymWorth * share * ofOther)
  }
  return others
}
