import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { OwnAnswer, OwnFigure } from '../../../../tools/server/own-record.ts'
import { ofFile } from '../../said/answered-as.ts'
import { lessonIdIn } from '../../said/links.ts'
import { pagesTold } from '../../said/pages-told.ts'
import { type Kind, linked, type Say, type Talk } from '../../talk.ts'
import { goesOn } from '../../thread.ts'
import { linesOf, plainText } from './say-own.ts'

/** What is asked of a figure that was read: why it is so, which it is, whether that changes it. */
const asks =
  /^\W*(?:(?:and|but|so|ok|okay|hm+|well|then)[, ]+)*(?:why|which|what|how|remind me|does|is|are|was|isn't|isnt)\b|\b(?:why|which (?:one|of (?:them|these|those|the))|good|enough|change (?:it|that))\b/
const advice = /\b(?:should (?:i|we)|(?:what|how) (?:do|can|would) (?:i|we) (?:say|tell|write|do|get|find|make))\b/
const asksWhy = /^\W*(?:(?:and|but|so|ok|okay|hm+)[, ]+)*(?:why|remind me why)\b/
/** A lesson that is known to be asked nearly this answers it. */
const known = 0.5
const [mostRead, mostTold, longest] = [60, 4, 110] as const

/** “Why that?”, after something that was read from a page and asked in no words of its own: what the page has to it. */
export const ownThread: Kind = { group: 'own-thread', read: threadOf }

function threadOf(talk: Talk): Say | undefined {
  const { plain, said, question } = talk
  if (!said.was(...ofFile) || plain.length > longest || !goesOn(talk)) return undefined
  if (!asks.test(plain) || advice.test(plain)) return undefined
  if (!asksWhy.test(plain) && (question.look.find(plain).passages[0]?.answer?.alike ?? 0) >= known) return undefined
  const { title = '', href = '' } = pagesTold(said.last).find((one) => one.href.startsWith('/modules/')) ?? {}
  const lesson = lessonIdIn(href) ?? ''
  const key = question.own.pageOfLesson(lesson)
  if (!key || question.own.placesOf([key.id])[0]?.title !== title) return undefined
  return async () => {
    const page = await question.own.readFigure(key, mostRead)
    const found = tellingOf(page.figures, talk)
    const from = linked(title, href, talk)
    if (found.length === 0) return withoutReason(page, { from, lesson }, talk)
    return [
      `From your page ${from}, what else is there and comes nearest to that:`,
      linesOf({ ...page, figures: found }),
      'Whether that settles it is yours to say; I read what you wrote and don’t weigh it.',
    ]
  }
}

type Place = { from: string; lesson: string }

/** Where the page says no more: that, and what the lesson gives as its reason. */
function withoutReason({ figures }: OwnAnswer, { from, lesson }: Place, { question, said }: Talk): string[] {
  const first =
    figures.length > 0
      ? `Beside that, ${from} says nothing about it.`
      : `${from} is still empty, so no reason is written there.`
  const { argument = '', outcome = '' } = question.look.lesson(lesson) ?? {}
  const next = [argument, outcome].find((text) => text !== '' && !said.has(text))
  return [
    said.has(first) ? `No more is written on ${from}.` : first,
    ...(next ? ['What its lesson gives as the reason:', next] : []),
  ]
}

const reasons = /\b(?:because|since|so that|reason|why|means?|decision|decide|first|if)\b/i
const worth = { number: 4, word: 2, reason: 1 } as const

/** Fields that have the words or the number of the question, then those that give a reason; nothing that was told before. */
function tellingOf(figures: readonly OwnFigure[], { plain, said }: Talk): OwnFigure[] {
  const words = new Set(stemsOf(plain).filter((stem) => !/^\d/.test(stem)))
  const numbers = plain.match(/\d[\d,.]*\d|\d/g) ?? []
  const scored = figures
    .filter(({ label, text }) => !said.last.includes(`${label}: **${plainText(text)}**`))
    .map((figure) => {
      const all = `${figure.label} ${figure.text}`
      const own = new Set(stemsOf(all))
      const score =
        worth.number *
          numbers.filter((one) => new RegExp(`(?<![\\d.,])${one.replace(/[.]/g, '\\.')}(?![\\d])`).test(all)).length +
        worth.word * [...words].filter((word) => own.has(word)).length +
        (reasons.test(all) ? worth.reason : 0)
      return { figure, score }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  return scored.slice(0, mostTold).map(({ figure }) => figure)
}
