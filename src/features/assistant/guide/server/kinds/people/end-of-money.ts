import { linked, type Talk } from '../../talk.ts'
import { plainText } from '../own/say-own.ts'

/** By when the money is spent: the date itself, where it was worked out before; the page where it wasn't. */
export async function endOfMoney(talk: Talk): Promise<string[]> {
  const key = talk.question.own.findFigure('how long will my money last?')
  const found = key && (await talk.question.own.readFigure(key))
  if (!found?.isOpen) return []
  const page = linked(found.title, found.href, talk)
  const known = found.figures.slice(0, 2).map(({ label, text }) => `${label.toLowerCase()} **${plainText(text)}**`)
  const line =
    known.length > 0 ? `Your page ${page} says: ${known.join(', ')}.` : `${page} works that date out from five numbers.`
  return talk.said.has(line) ? [] : [line]
}
