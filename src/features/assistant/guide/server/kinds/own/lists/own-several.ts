import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { AskedPlace } from '../../../../../tools/server/catalog/asked-place.ts'
import type { OwnAnswer } from '../../../../../tools/server/own-record.ts'
import { type Kind, linked, type Say, type Talk } from '../../../talk.ts'
import { asksForFigure, readLikeliest } from '../own-figure.ts'
import { isHardlyOwn, ownKey } from '../own-key.ts'
import { isOfProduct } from '../own-words.ts'
import { elsewhereOf, linesOf, meaningOf, plainText } from '../say-own.ts'
import { ownPeak } from './own-peak.ts'
import { ownRows } from './own-rows.ts'

/** “What price did I settle on, and what was my stop rule?”: each is answered, or said not to be found. */
export const ownSeveral: Kind = {
  group: 'own-figure',
  read: (talk) => {
    const { findPlaces } = talk.question.own
    const texts = partsOf(talk.plain)
    const [page] = texts.length > 1 ? (findPlaces(texts[0] ?? '')?.places ?? []) : []
    const parts = texts.map((plain, at) => partOf(plain, at === 0 ? undefined : page?.pageId, talk))
    if (parts.length < 2 || isOfProduct(talk.plain) || !isOfOwn(parts)) return undefined
    return parts.some(({ isSurelyOwn }) => isSurelyOwn) || !isHardlyOwn(talk) ? () => sayAll(parts, talk) : undefined
  },
}

const between =
  /[?!;]+\s+|,?\s+(?:and|also|plus)\s+(?=(?:also )?(?:what|what's|whats|when|when's|who|who's|whom|how|which|where|where's|at what|on what|by when|to whom|until when)\b)/
const leadOut = /^(?:and|also|so|then|ok|okay)\s+/
const [longest, mostParts] = [200, 3] as const
const asks =
  /^(?:(?:hey|hi|so|ok|okay|please|and|tell me|remind me|can you tell me)[, ]+)*(?:what|what's|whats|when|when's|whens|who|who's|whom|how|which|where|where's|at what|on what|by when|did i|have i|until when)\b/
const advice =
  /\b(?:should|shall|how (?:do|can|would|to|could)|what (?:do|can|would) (?:i|we) (?:do|say|write|tell)|why|what if)\b/

export function partsOf(plain: string): string[] {
  if (plain.length > longest) return []
  // “And by when?” is said of what was asked before.
  const parts = plain
    .split(between)
    .map((one) => one.trim().replace(leadOut, ''))
    .filter((one) => stemsOf(one).length > 0)
  return parts.length <= mostParts && parts.every((one) => asks.test(one) && !advice.test(one)) ? parts : []
}

/** The first is surely asked of one’s own file, and none of something else. */
const isOfOwn = (parts: readonly Part[]) => parts.every(({ isOwn }) => isOwn) && parts.some(({ isFigure }) => isFigure)

type Part = {
  plain: string
  talk: Talk
  list: Say | undefined
  isFigure: boolean
  isOwn: boolean
  /** Whatever the message is like as a whole. */
  isSurelyOwn: boolean
  /** Another field than the nearest may well be meant. */
  isUnsure: boolean
  pointsBack: boolean
  /** Asked of the page that the first was asked of. */
  isOfFirst: boolean
}

/** “What does it leave me?” is asked of what was asked before it. */
const pointing = /\b(?:it|its|that|this|them|they|those|these|there)\b/

function partOf(plain: string, pageId: string | undefined, talk: Talk): Part {
  const own = { ...talk, text: plain, plain, question: { ...talk.question, ...talk.question.look.find(plain) } }
  const list = ownPeak.read(own) ?? ownRows.read(own)
  const asked = talk.question.own.findPlaces(plain)
  const pointsBack = pointing.test(plain)
  const isOfFirst = pointsBack || asked?.places.some((place) => place.pageId === pageId) === true
  const isFigure = list !== undefined || asksForFigure(own)
  const isClear = asked?.isClear === true && asked.alike >= surelyAlike
  const isUnsure = !isOfFirst && asked?.isClear === false && asked.chance < surelyMeant && ownKey(own) === undefined
  return {
    ...{ plain, talk: own, list, isFigure, isUnsure, pointsBack, isOfFirst },
    isOwn: isFigure || mine.test(plain) || isOfFirst,
    isSurelyOwn: list !== undefined || (isFigure && (isClear || !isHardlyOwn(own))),
  }
}
const [surelyAlike, surelyMeant] = [0.8, 0.7] as const
const mine = /\b(?:i|my|me|mine|we|our|us)\b/

const leastChance = 0.35

async function sayAll(parts: readonly Part[], talk: Talk): Promise<string[]> {
  const said: string[] = []
  let last: OwnAnswer | undefined
  for (const [at, part] of parts.entries()) {
    // “When do I ring them?”: the dates are beside the things that were listed.
    if (!part.list && part.pointsBack && parts[at - 1]?.list) continue
    const found: OwnAnswer | undefined = part.list ? undefined : await answerOf(part, last, talk)
    said.push(...(part.list ? await part.list() : sayPart(part, found, { last, talk })))
    last = found ?? last
  }
  return [...new Set(said)]
}

function sayPart(
  { plain, isUnsure }: Part,
  found: OwnAnswer | undefined,
  { last, talk }: { last: OwnAnswer | undefined; talk: Talk },
): string[] {
  if (!found) return [`I find nothing about “${plainText(plain)}” in your Founder file.`]
  const from = found.lesson ? 'your page' : 'your'
  const lead = isUnsure ? `About “${plainText(plain)}”, the nearest that I find, from` : 'From'
  const opening = last?.href === found.href ? [] : [`${lead} ${from} ${linked(found.title, found.href, talk)}:`]
  return [...opening, linesOf(found), ...meaningOf(found), ...elsewhereOf(found, talk)]
}

/** On the page of what was asked before, where it points there; else wherever it stands. The first that has something is read. */
async function answerOf(
  part: Part,
  last: OwnAnswer | undefined,
  { question: { own } }: Talk,
): Promise<OwnAnswer | undefined> {
  const onPage = part.isOfFirst && last ? own.findPlacesOn(last.title, part.plain) : undefined
  const near = own.findPlaces(part.plain)
  const readAt = async (place: AskedPlace | undefined) => (place ? own.readPlaces([place]) : [])
  const reads = [
    () => readAt(onPage?.places[0]),
    async () => (await readLikeliest(part.talk))?.answers ?? [],
    () => readAt(near && near.chance >= leastChance ? near.places[0] : undefined),
  ]
  for (const read of reads) {
    const [found] = await read()
    if (found && found.figures.length > 0) return found
  }
  return undefined
}
