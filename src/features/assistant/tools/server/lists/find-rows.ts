import type { List } from '#features/founder-file/reading/lists.ts'
import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { Asked } from '../catalog/file-catalog.ts'
import type { WrittenWords } from '../catalog/written-words.ts'
import { chanceOf, coverageOf, isElsewhere, isNamed } from './list-asked.ts'
import { conditionsIn, inOneWord, listsOn, type RowCondition, type SaidCondition } from './row-conditions.ts'

/**
 * The things of a list that a question asks for; `isSure`: whether it can hardly be asked of anything else; `isByName`: whether
 * the list itself is named; `isDenied`: whether those are asked for that have it not.
 */
export type RowsAsked = {
  pageId: string
  list: List
  condition: RowCondition
  isSure: boolean
  isByName: boolean
  isDenied: boolean
}

type Sources = { pages: readonly Worksheet[]; written: WrittenWords; today: string }

/** How likely a list has to be meant where the question says more than what its things have to be. */
const [leastSaid, leastCovered, leastChance] = [0.5, 0.6, 0.35] as const
/** A word that may be said of anything says nothing alone. */
const surelySaid = 0.8
/** Where it’s said in one word, how likely the list has to be by all that is asked. */
const leastNear = 0.1
const mostLists = 4

/**
 * “Who said later?”, “which legal things are still open?”: the list that is asked and what its things have to have; several
 * where the question says no more than that. None where it asks for no such thing.
 */
export function findRows(
  question: string,
  asked: Asked | undefined,
  { pages, written, today }: Sources,
): readonly RowsAsked[] {
  const found = pages
    .filter(({ id, isChecklist }) => !isChecklist && written.begun.has(id))
    .flatMap((page) =>
      listsOn(page).flatMap((list) => {
        const [said] = conditionsIn(page, list, question, today)
        if (!said || said.share < leastSaid) return []
        return [{ page, list, said, ...likelihoodOf(page, list, said, { asked, written }) }]
      }),
    )
    .sort((one, other) => other.worth - one.worth)
  const [best] = found
  if (!best?.isMeant) return []
  const stems = new Set(stemsOf(question))
  const isOfPeople = people.test(question)
  const others = found.filter(
    ({ isTold, isMeant, chance, list }) =>
      isMeant && !isTold && (isOfPeople ? listsPeople(list) : chance >= best.chance * leastBeside),
  )
  const alike = best.isTold ? [best] : [best, ...others]
  const lists = new Map(alike.map((one) => [`${one.page.id}.${one.list.block}`, one]))
  return [...lists.values()].slice(0, mostLists).map(({ page, list, said, chance }) => ({
    ...{ pageId: page.id, list, condition: said.condition },
    isSure: chance >= leastChance || said.isPhrase === true,
    isByName: isNamed(list, stems),
    isDenied: said.isDenied === true,
  }))
}

/** Where nothing says which list, those that are nearly as likely are told too, and of people those that name people. */
const leastBeside = 0.15
const people = /\b(?:who|who's|whom|people|person|customers?|clients?|anyone|anybody|everyone)\b/
const namesPeople = /\b(?:who|name|person|customer|candidate|partner|business)\b/i
const listsPeople = ({ name, columns }: List) => namesPeople.test(columns.find(({ key }) => key === name)?.label ?? '')

function likelihoodOf(
  page: Worksheet,
  list: List,
  said: SaidCondition,
  { asked, written }: { asked: Asked | undefined; written: WrittenWords },
) {
  const but = new Set(said.words)
  const { share, isTold } = coverageOf(page, list, { terms: asked?.terms ?? [], but, written })
  const near = asked?.near ?? []
  const ofCounter = near.find(({ pageId, address }) => pageId === page.id && address === said.counter)?.chance ?? 0
  const chance = chanceOf(page, list, near) + ofCounter
  const isOther = asked !== undefined && ofCounter === 0 && isElsewhere(page, list, asked)
  const isNear = said.share > inOneWord || chance >= leastNear
  const isCovered = isTold ? share >= leastCovered && !isOther && isNear : said.share >= surelySaid
  const isMeant = isCovered || chance >= leastChance
  return { isTold, isMeant, chance, worth: said.share + (isTold ? share : 0) + chance }
}
