import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import { lastKept } from '../../../search/server/last-kept.ts'
import { type AskedFor, type AskedTerm, isTelling } from './asked-for.ts'
import { type AskedPlace, placeIn } from './asked-place.ts'
import { createPlaceRanking, type PlaceSources, type Ranked, type RankPlaces } from './ranking/place-ranking.ts'
import type { WrittenWords } from './written-words.ts'

/**
 * What a question asks for of the file: places that may hold it, best first, and how surely the first does, 0 to 1;
 * `chance`: how likely the first is meant rather than any other place, if one is;
 * `written`: how much of the question stands in what the member wrote there or elsewhere on the page, 0 to 1;
 * `isClear` where no other place comes near to the first, `isLikely` where it’s rather meant and one of those told surely is;
 * `isPageNamed` where it has the whole title of the first one’s page, of two words or more; `words`: how many say anything;
 * `terms`: what is asked for, word by word; `near`: all places that may be meant, with how likely each is.
 */
export type Asked = {
  places: readonly AskedPlace[]
  alike: number
  chance: number
  written: number
  isClear: boolean
  isLikely: boolean
  isPageNamed: boolean
  words: number
  terms: readonly AskedTerm[]
  near: readonly NearPlace[]
}
/** `addresses`: of a line of a grid all its cells. */
export type NearPlace = Pick<AskedPlace, 'pageId' | 'addresses' | 'label'> & { address: string; chance: number }
/**
 * `written`: what the member wrote, by which a field is found by the names that stand in it; `pageId`: the page to look on.
 */
export type FileCatalog = (question: string, written?: WrittenWords, pageId?: string) => Asked | undefined

/** Every field of the Founder file by its own words and by what members say for it: nobody writes down questions for it. */
export function createFileCatalog(pages: readonly Worksheet[], sources: PlaceSources): FileCatalog {
  const catalog = catalogOf(createPlaceRanking(pages, sources))
  const ofAnyone = lastKept((question) => catalog(question))
  return (question, written, pageId) => (written ? catalog(question, written, pageId) : ofAnyone(question))
}

/** Where the first is like the question and this likely, it alone is meant. */
const [likeEnough, clearly] = [0.3, 0.85] as const
const [most, mostNear] = [3, 60] as const
/** No more places are told once it’s this likely that one of them is meant. */
const enough = 0.9
/** So likely the first is meant, and one of those that are told, that it’s told without a doubt. */
const [rather, mostlyTold] = [0.5, 0.7] as const
/** Beside a place that is rather meant, what is this unlikely only distracts. */
const hardly = 0.025

const catalogOf =
  (rank: RankPlaces): FileCatalog =>
  (question, written, pageId) => {
    const { asked, ranked } = rank(question, written, pageId)
    const [best] = ranked
    if (!best) return undefined
    const isClear = best.alike >= likeEnough && best.chance >= clearly
    const told = isClear ? [best] : likeliest(ranked)
    const together = told.reduce((sum, { chance }) => sum + chance, 0)
    return {
      isClear,
      isLikely: best.chance >= rather && together >= mostlyTold,
      alike: Math.min(1, best.alike),
      chance: best.chance,
      written: best.likeness.written,
      isPageNamed: isNamed(best.title.filter(isTelling), asked.said),
      words: asked.terms.filter(({ word }) => isTelling(word)).length,
      terms: asked.terms,
      near: ranked.slice(0, mostNear).map(({ place: { pageId, address, columns, label }, chance }) => ({
        ...{ pageId, address, label, chance },
        addresses: columns.length > 0 ? columns.map((column) => column.address) : [address],
      })),
      places: told.map(({ place }) => placeIn(place, asked)),
    }
  }

function likeliest(ranked: readonly Ranked[]): readonly Ranked[] {
  let sum = 0
  const least = (ranked[0]?.chance ?? 0) >= rather ? hardly : 0
  return ranked.slice(0, most).filter(({ chance }) => {
    const isNeeded = sum < enough && chance >= least
    sum += chance
    return isNeeded
  })
}

const isNamed = (title: readonly string[], said: AskedFor['said']) =>
  title.length > 1 && title.every((term) => said.get(term) === 1)
