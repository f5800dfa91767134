import type { OwnRows } from '../../../../../tools/server/lists/read-rows.ts'
import { type Kind, linked, type Talk } from '../../../talk.ts'
import { isHardlyOwn } from '../own-key.ts'
import { namesIn } from '../own-learned.ts'
import { linesOf, mayAsk } from './own-rows.ts'

/** “Did Eimear say yes in the end?”: what became of somebody, in each list that names them, though the lists may differ. */
export const ownNamed: Kind = {
  group: 'own-figure',
  read: (talk) => {
    const { plain, question } = talk
    if (plain.length > longest || !asks.test(plain) || asksElse.test(plain) || !mayAsk(talk) || isHardlyOwn(talk))
      return undefined
    const named = question.own.findNamed(namesIn(talk))
    const asked = question.own.findPlaces(plain)
    // Where one field has the whole question for itself, that is asked.
    const isElsewhere = asked?.isClear === true && !named.some(({ pageId }) => pageId === asked.places[0]?.pageId)
    return new Set(named.map(({ list }) => list)).size > 1 && !isElsewhere
      ? async () => say(await question.own.readRows(named), talk)
      : undefined
  },
}

const [longest, mostLists] = [100, 4] as const
/** What became of somebody, or where one stands with them; when, how much and what exactly is asked of a field. */
const asks =
  /^\W*(?:(?:so|and|but|ok|okay|hey|hi|also|please|remind me|tell me)[, ]+)*(?:(?:did|has|have|is|was|does|how (?:did|has)|what answer did)\b.*\b(?:answer\w*|(?:say|said) (?:yes|no|ok|okay|later|maybe)|agree\w*|decid\w*|in the end|come back|came back|sign(?:ed)?|buy|bought|repl(?:y|ied)|quoted|in or out)\b|what(?:'s| is) (?:up |the status |the state )?with\b|where (?:am i|do i stand|are we) with\b|what about\b|any(?:thing|news) from\b)/
const asksElse =
  /\b(?:should|shall|how (?:do|can|would|to|could)|why|what if|exact(?:ly)?|word for word|write|text|draft)\b/

function say(all: readonly OwnRows[], talk: Talk): string[] {
  const found = all.filter(({ items }) => items.some(({ told }) => told.length > 0)).slice(0, mostLists)
  return found.flatMap((rows) => [
    `From your page ${linked(rows.title, rows.href, talk)}${rows.list === '' ? '' : `, *${rows.list}*`}:`,
    linesOf(rows.items),
  ])
}
