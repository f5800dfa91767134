import { spokenPair, withDigits } from '../number-words.ts'

/** Numbers with a decimal comma, with points between thousands, or in words, as this program writes them: `0,125` is 0.125, `1.200,50` is 1200.50, `ten percent` 10 percent. */

type Reading = { from: string; to: string }

const numbers = /(?<![\w.,])\d+(?:[.,]\d+)+(?![\w.,]*\d)/g
const bothSigns = /^\d{1,3}(?:\.\d{3})+,\d{1,4}$/
const comma = /^(?:0|\d+),(?:\d{1,2}|\d{4,})$|^0,\d+$/
const manyPoints = /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/
const onePoint = /^[1-9]\d{0,2}\.\d{3}$/
/** What is counted or paid has no thousandths. */
const countedAfter =
  /^ ?(?:[€$£]|(?!(?:kg|g|l|ml|m|km|cm|mm|t|liters?|litres?|kilos?|miles?|hours?|percent|times|divided|plus|minus|x|and|or|is|by|of|at|to|in)\b)[a-z]{2,})/
const paidBefore = /[€$£] ?$/
const measured = /^ ?%/

/** How each number is read that is written in another way than here. */
export function readingsOf(text: string): Reading[] {
  const all = [...text.matchAll(numbers)]
  const isContinental = all.some(([number]) => bothSigns.test(number) || comma.test(number))
  return all.flatMap(({ 0: from, index }) => {
    const around = { before: text.slice(0, index), after: text.slice(index + from.length).toLowerCase() }
    const to = readAs(from, () => isThousand(around, isContinental))
    return to === from ? [] : [{ from, to }]
  })
}

function readAs(from: string, hasThousands: () => boolean): string {
  if (bothSigns.test(from)) return from.replaceAll('.', '').replace(',', '.')
  if (comma.test(from)) return from.replace(',', '.')
  return manyPoints.test(from) || (onePoint.test(from) && hasThousands()) ? from.replaceAll('.', '') : from
}

const isThousand = ({ before, after }: { before: string; after: string }, isContinental: boolean): boolean =>
  !measured.test(after) && (isContinental || paidBefore.test(before) || countedAfter.test(after))

/** Before anything is looked for in a text: the one place where numbers become digits. */
export const plainNumbers = (text: string): string =>
  inHours(withDigits(readingsOf(text).reduce((so, { from, to }) => so.replace(from, to), text)))

/** “2 hours 30 minutes” is one time, and no two numbers. */
const inHours = (text: string): string =>
  text.replace(
    /\b(\d{1,3}) ?(?:h|hrs?|hours?),?(?: and)? (\d{1,2}) ?(?:m|mins?|minutes?)\b/gi,
    (whole, hours: string, minutes: string) =>
      Number(minutes) < 60 ? `${Number(hours) + Number(minutes) / 60} hours` : whole,
  )

/** A number and the two that it may be. */
export type Either = { from: string; one: string; other: string }

/** A number of which nothing around it says whether its point is one of thousands, or which `three fifty` is; undefined where each is clear. */
export function eitherNumber(text: string): Either | undefined {
  const pair = spokenPair(text)
  if (pair) return { from: pair.from, one: pair.hundreds, other: pair.cents }
  const plain = plainNumbers(text)
  const [from] = [...plain.matchAll(numbers)].flatMap(([number]) => (onePoint.test(number) ? [number] : []))
  return from === undefined ? undefined : { from, one: from.replace('.', ''), other: from }
}
