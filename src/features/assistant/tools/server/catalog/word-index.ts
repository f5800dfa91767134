import { hashOf } from '#platform/server/language/features-of.ts'
import type { SynonymsOf } from '../../../search/server/synonyms.ts'
import { type FlatPostings, flatPostings } from '../../../understanding/server/flat-postings.ts'
import { type AskedFor, type AskedTerm, termsOf } from './asked-for.ts'
import type { Spot } from './spots.ts'

/** Where a word may stand, and how much it says there: in the label, in what members call it, on the page, around it. */
const parts = ['around', 'column', 'page', 'called', 'label'] as const
const worth = { around: 0.4, column: 0.5, page: 0.55, called: 0.9, label: 1 } as const
const standInWorth = 0.6
/** As the rarest: a word that is on no page counts against everything on them. */
const unknownCount = 4
/** A rare word may be there by chance, and says no more than others from here on. */
const rarest = 4

/** `sums`: of each place what the words it shares with the question are worth; `whole`: what all of them are. */
export type WordIndex = {
  rarity: (word: string) => number
  scored: (asked: Pick<AskedFor, 'terms'>) => { sums: Float64Array; whole: number }
}

/** Single words of fields and of what they stand in. */
export function createWordIndex(spots: readonly Spot[], synonymsOf: SynonymsOf): WordIndex {
  const postings = postingsOf(spots)
  // The texts of the spots are let go of.
  const count = spots.length
  const countOf = (word: string) => postings(hashOf(word)).length
  /** Of what may be said for it, all together: what pages have under many names is common. */
  const rarityOf = ({ as }: AskedTerm) => {
    const found = as.keys().reduce((sum, word) => sum + countOf(word), 0)
    return Math.min(rarest, Math.log(1 + count / (found || unknownCount)))
  }

  return {
    rarity: (word) => Math.log(1 + count / (countOf(word) || unknownCount)),
    scored: ({ terms }) => {
      const sums = new Float64Array(count)
      let whole = 0
      for (const term of terms) {
        const weight = term.says * rarityOf(term)
        whole += weight
        for (const [at, value] of bestOf(term)) sums[at] = (sums[at] ?? 0) + weight * value
      }
      return { sums, whole }
    },
  }

  /** Where a word stands, or one that members use for it. */
  function bestOf({ as }: AskedTerm): Map<number, number> {
    const best = new Map<number, number>()
    const note = (word: string, share: number) => {
      for (const noted of postings(hashOf(word))) {
        const [at, value] = [noted >>> 3, worthOf(noted & 7) * share]
        if (value > (best.get(at) ?? 0)) best.set(at, value)
      }
    }
    for (const [word, share] of as) {
      note(word, share)
      if (share === 1) for (const [other, ofOther] of synonymsOf(word)) note(other, ofOther * standInWorth)
    }
    return best
  }
}

const worthOf = (part: number) => worth[parts[part] ?? 'around']

/** Of each word, the spots that have it, each as its place in the list times 8 and the part that says most with it. */
function postingsOf(spots: readonly Spot[]): FlatPostings {
  return flatPostings(
    spots.flatMap((spot, at) => {
      const all = new Map<string, number>()
      const texts = { ...spot, column: spot.columns.map(({ label }) => label).join(' ') }
      for (const [part, name] of parts.entries()) for (const term of termsOf(texts[name])) all.set(term, part)
      return [...all].map(([term, part]) => ({ feature: hashOf(term), noted: at * 8 + part }))
    }),
  )
}
