import type { OwnRows, ToldItem } from '../../../../../tools/server/lists/read-rows.ts'
import { type Kind, linked, type Talk } from '../../../talk.ts'
import { isHardlyOwn } from '../own-key.ts'
import { hasName } from '../own-learned.ts'
import { isOfProduct } from '../own-words.ts'
import { nearestOne, plainText } from '../say-own.ts'

/** “Who said later?”, “which legal things are still open?”: the things of a list, by what stands in one of its columns. */
export const ownRows: Kind = {
  group: 'own-figure',
  read: (talk) => {
    if (!asksForThings(talk)) return undefined
    const asked = talk.question.own.findRows(talk.plain)
    const isOfLine = isOfOneLine(talk) && !asked.some(({ isDenied }) => isDenied)
    if (isOfLine || (!asked.some(({ isSure }) => isSure) && isHardlyOwn(talk))) return undefined
    if (asked.length === 0) return undefined
    const doubt = asked.some(({ isSure, isByName }) => isSure || isByName) ? [] : [nearestOne]
    return async () => [...doubt, ...sayRows(await talk.question.own.readRows(asked), talk)]
  },
}

const lead =
  '(?:(?:so|and|but|ok|okay|hey|hi|wait|also|btw|by the way|please|remind me|can you tell me|could you tell me|tell me|show me|do you know)[,: ]+)*'
const asks = new RegExp(
  `^\\W*${lead}(?:who|who's|whom|whose|which|what|what's|whats|how many|list|name|show|any|anyone|anybody|anything|everyone who|everything that|(?:is|are) there any\\w*|do i (?:still )?have any\\w*|did any\\w*|has any\\w*|have any\\w*|people|customers|those)\\b`,
)
const asksElse =
  /\b(?:should|shall|how (?:do|can|would|to|could|should)|what if|what (?:do|can|would) (?:i|we|you) (?:do|say|write|tell)|tips?|best way|write|draft|mean|means|why)\b/
const longest = 130

export const asksForThings = (talk: Talk): boolean => asks.test(talk.plain) && mayAsk(talk)

/** Whether it may be asked of a list of one’s own: no advice, and nothing of the product. */
export const mayAsk = ({ plain }: Talk): boolean =>
  plain.length <= longest && !asksElse.test(plain) && !isOfProduct(plain)

/** What is asked of one thing of a list, by the words or the name in its line, is told with that line. */
export function isOfOneLine(talk: Talk): boolean {
  const asked = talk.question.own.findPlaces(talk.plain)
  const lines = asked?.places.filter(({ row }) => row !== undefined) ?? []
  return lines.length > 0 && (asked?.isClear === true || hasName(talk))
}

function sayRows(all: readonly OwnRows[], talk: Talk): string[] {
  const found = all.filter(({ items }) => items.length > 0)
  if (found.length > 0) return found.flatMap((rows) => [openingOf(rows, talk), linesOf(rows.items)])
  const first = all.find(({ of }) => of > 0) ?? all[0]
  if (!first) return []
  if (first.of === 0)
    return [`Nothing is entered${inList(first)} on your page ${linked(first.title, first.href, talk)} yet.`]
  return [
    `From your page ${linked(first.title, first.href, talk)}: none of ${first.of}${inList(first)} has that (*${plainText(first.wanted)}*).`,
  ]
}

const inList = ({ list }: OwnRows) => (list === '' ? '' : ` in *${plainText(list)}*`)

const openingOf = (rows: OwnRows, talk: Talk): string =>
  `From your page ${linked(rows.title, rows.href, talk)}, **${rows.items.length} of ${rows.of}**${inList(rows)} (${plainText(rows.wanted)}):`

const mostLines = 12

export function linesOf(items: readonly ToldItem[]): string {
  const lines = items.slice(0, mostLines).map(({ name, told }) => {
    const about = told.map(({ label, text }) => `${plainText(label)}: ${plainText(text)}`).join('; ')
    return `- **${plainText(name)}**${about === '' ? '' : `: ${about}`}`
  })
  const more = items.length - lines.length
  return [...lines, ...(more > 0 ? [`- and ${more} more there`] : [])].join('\n')
}
