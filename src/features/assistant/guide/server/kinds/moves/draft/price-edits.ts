import type { Talk } from '../../../talk.ts'
import { linked } from '../../../talk.ts'
import { plainText } from '../../own/say-own.ts'
import type { Edit } from './edits.ts'
import { beforeQuestion } from './with-line.ts'

const wanted =
  /\b(?:add|include|mention|say|show|write|with|put in|tell (?:them|him|her)) (?:the |my |our |a )?(?:price|cost)\b|\bput (?:the |my |our |a )?(?:price|cost) in\b/
const number = /\d/
const ofPrice = /\[[^\]]*\b(?:amount|price|sum)\b[^\]]*\]/i

/** Where the price that was decided on stands in the file. */
const places = [{ label: 'price', pageId: 'unit-cost-and-price', addresses: ['chosen'], isCount: false }] as const

/** “Put the price in”: without a number that’s the one of the member’s own file, or a place to fill in. */
export const asksForPrice = (plain: string): boolean => wanted.test(plain) && !number.test(plain)

export async function ownPrice(talk: Talk): Promise<{ edit: Edit; from: string }> {
  const [found] = await talk.question.own.readPlaces([...places])
  const price = found?.figures[0]?.text
  const line = price === undefined ? 'It costs [price].' : `It costs ${plainText(price)}.`
  return {
    edit: (draft) =>
      ofPrice.test(draft)
        ? draft.replace(ofPrice, price === undefined ? '[price]' : plainText(price))
        : (beforeQuestion(draft, line) ?? `${draft} ${line}`),
    from:
      price === undefined || !found
        ? 'I know no price of yours for this; put it where [price] stands.'
        : `The price is the one on ${linked(found.title, found.href, talk)}. If this is for others than your usual customers, check whether it fits.`,
  }
}
