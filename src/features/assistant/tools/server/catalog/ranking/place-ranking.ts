import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import type { SynonymsOf } from '../../../../search/server/synonyms.ts'
import type { Understand } from '../../../../understanding/server/create-understanding.ts'
import { type AskedFor, askedFor, isTelling, meantWorth, tellingTermsIn, termsOf } from '../asked-for.ts'
import { createPhraseIndex } from '../phrase-index.ts'
import { createPlainReader } from '../said-plainly.ts'
import { type KnownOfPages, type Spot, spotsOf } from '../spots.ts'
import { createWordIndex } from '../word-index.ts'
import { createWrittenShares, filledShare, lengthOf, type WrittenWords } from '../written-words.ts'
import { chancesOf, type Likeness } from './chances.ts'
import { fitOf } from './fit-of.ts'
import { pagesMeant } from './pages-meant.ts'

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
/** What shares far less with the question than the best isn’t weighed further. */
const worthWeighing = 0.15

type Place = Omit<Spot, 'called' | 'around' | 'page' | 'title'>
type Known = { place: Place; label: readonly string[]; title: readonly string[] }
export type PlaceSources = KnownOfPages & { synonymsOf: SynonymsOf; meant: Understand }

/** A place that may be meant: how alike it is, and how likely among all that were looked at. */
export type Ranked = { place: Place; title: readonly string[]; alike: number; likeness: Likeness; chance: number }
/** The places that share something with a question, likeliest first. */
export type RankPlaces = (
  question: string,
  written?: WrittenWords,
  pageId?: string,
) => { asked: AskedFor; ranked: readonly Ranked[] }

export function createPlaceRanking(
  pages: readonly Worksheet[],
  { synonymsOf, meant, ...file }: PlaceSources,
): RankPlaces {
  const [readPlainly, likely] = [createPlainReader(file.words.plain), pagesMeant(pages, meant)]
  const spots = spotsOf(pages, file)
  const known = knownOf(spots)
  const { rarity, scored } = createWordIndex(spots, synonymsOf)
  const phrases = createPhraseIndex(spots.map(({ label, called }) => [label, ...called.split(',')]))
  const writtenShares = createWrittenShares(spots)
  const shareOf = createShareOf(rarity)

  return (question, written, pageId) => {
    const asked = askedFor(question, readPlainly)
    const { sums, whole } = scored(asked)
    const phrased = phrases(question, otherWords(asked, synonymsOf))
    const own = written && writtenShares(tellingTermsIn(question), written)
    const shares = sums.map(
      (sum, at) =>
        (sum / (whole || 1)) * (1 - phraseWorth) +
        phraseWorth * phraseScale * (phrased[at] ?? 0) +
        writtenWorth * (own?.here[at] ?? 0),
    )
    const highest = shares.reduce((high, share) => Math.max(high, share), 0)
    if (highest === 0) return { asked, ranked: [] }
    const lessons = likely(question)
    const isLookedAt = ({ holds, pageId: on }: Place, share: number) =>
      (holds !== 'count' || asked.wants === 'count') &&
      (pageId === undefined ? share >= worthWeighing * highest : on === pageId)

    const found = known.flatMap(({ place, label, title }, at) => {
      const share = shares[at] ?? 0
      if (!isLookedAt(place, share)) return []
      const said = {
        label: shareOf(label, asked.said),
        phrased: phrased[at] ?? 0,
        meant: lessons.get(place.pageId) ?? 0,
      }
      const ofTitle = shareOf(title.filter(isTelling), asked.said)
      const whole = wholeOf(place, Math.max(said.label, said.phrased / mostSaid), ofTitle)
      const alike = share * fitOf(place, asked.wants) * whole
      const words = { written: own?.here[at] ?? 0, writtenOnPage: own?.onPage[at] ?? 0 }
      return { place, title, alike, ...said, ...words, ...factsOf(place, written) }
    })
    const worths = found.map((one) => one.alike * (1 - pageWorth + pageWorth * one.meant) * one.filled)
    const most = Math.max(...worths)
    const likenesses = found.map(({ place: _, title: __, filled: ___, ...one }, at) => ({
      ...one,
      alike: (worths[at] ?? 0) / most,
    }))
    const chances = chancesOf(likenesses)
    const ranked = found.flatMap(({ place, title, alike }, at) => {
      const [likeness, chance = 0] = [likenesses[at], chances[at]]
      return likeness ? [{ place, title, alike, likeness, chance }] : []
    })
    return { asked, ranked: ranked.sort((one, other) => other.chance - one.chance) }
  }
}

/** What is known of a place besides words. */
const factsOf = (place: Place, written: WrittenWords | undefined) => ({
  filled: written ? filledShare(place, written) : 1,
  isBegun: written?.begun.has(place.pageId) ?? false,
  length: written ? lengthOf(place, written) : 0,
  isKnown: place.isKnown,
  isWorkedOut: place.isWorkedOut,
  isCount: place.holds === 'count',
})

function knownOf(spots: readonly Spot[]): Known[] {
  // Many lines have the same label, and all of a page the same title.
  const terms = new Map<string, readonly string[]>()
  const termsIn = (text: string) => terms.getOrInsertComputed(text, () => termsOf(text))
  return spots.map(({ called: _, around: __, page: ___, title, ...place }) => ({
    place,
    label: termsIn(place.label),
    title: termsIn(title),
  }))
}

/** Of two labels that share as much with a question, the one with less beside it is meant. */
function wholeOf({ isKnown }: Place, own: number, ofTitle: number): number {
  const whole = 1 - wholeWorth - titleWorth + wholeWorth * Math.min(1, own) + titleWorth * ofTitle
  return whole * (ofTitle === 1 ? titled : 1) * (isKnown ? askedOften : 1)
}

/** How much of some words is asked for. */
const createShareOf =
  (rarity: (word: string) => number) =>
  (words: readonly string[], said: AskedFor['said']): number => {
    let [all, asked] = [0, 0]
    for (const word of words) {
      const weight = rarity(word)
      all += weight
      asked += weight * (said.get(word) ?? 0)
    }
    return all > 0 ? asked / all : 0
  }

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
