import { asksNumber } from '../../sums/asks-number.ts'
import { plainNumbers } from '../../sums/plain/plain-numbers.ts'
import { solve } from '../../sums/ways/solve.ts'
import { type Kind, saidAs, type Talk } from '../../talk.ts'

const hint =
  'I don’t work out a sum that I can’t read for certain. Write yours with signs, such as `(1,450 + 120) / 2.10`, and I’ll do it exactly.'
const unread = 'I can’t read this sum for certain, so I put none of your numbers together. The way to it:'
const written = 'Write it with signs and your numbers, as in the example, and I’ll work it out exactly.'
const amounts = /(?<![\w.,])\d[\d.,]*/g
const fewest = 2
const [surelySum, likelySum, hardlySum] = [0.5, 0.3, 0.08] as const
/** How sure the kind of sum has to be. */
const [sureWay, sureWayOfFew] = [0.2, 0.35] as const

/** How to have it worked out, where a number is asked for and figures are told that no known sum has a place for. */
export function sumHint(talk: Talk): string[] {
  if (!hasFigures(talk) || talk.said.has(hint)) return []
  // A question that only has numbers in it isn’t told that it is no sum.
  return sumWay(talk) ?? (isSumOf(talk) >= likelySum ? [hint] : [])
}

/** How likely a sum is asked for, by the words around its figures. */
const isSumOf = ({ text, question: { look } }: Talk) => look.kinds(plainNumbers(text))('sum')

const hasFigures = ({ text, plain }: Talk) => asksNumber(plain) && figuresIn(text) >= fewest
const figuresIn = (text: string) => plainNumbers(text).match(amounts)?.length ?? 0

/** Nothing but a sum is wanted: what a lesson that isn’t sure says is of no use. */
export const isSumAlone = (talk: Talk): boolean => sumHint(talk).length > 0 && isSumOf(talk) >= surelySum

/** The way to a sum whose figures can’t be read for certain; undefined where it isn’t clear which sum it is. */
export function sumWay(talk: Talk): string[] | undefined {
  const { look } = talk.question
  const [best] = look.sumWays(plainNumbers(talk.text))
  const isSum = isSumOf(talk)
  const figures = figuresIn(talk.text)
  const isAsked = asksNumber(talk.text) || isSum >= surelySum || (figures >= many && isSum >= likelySum)
  if (!best || figures === 0 || isSum < hardlySum || !isAsked) return undefined
  if (best.share < (figures >= fewest && isSum >= likelySum ? sureWay : sureWayOfFew)) return undefined
  const { way, needs } = best.way
  if (talk.said.has(way)) return undefined
  return [unread, way, ...(needs ? [needs] : []), written]
}

/** What is surely a sum, or has as many figures as hardly anything else: its way is told before a lesson or a figure is looked for. */
export const wayOfSum: Kind = {
  group: 'sum',
  read: (talk) => {
    const way = sumWay(talk)
    const isSum = isSumOf(talk)
    const isFull = figuresIn(talk.text) >= many
    return way && isSum >= (isFull ? likelySum : surelySum) ? () => saidAs('way-of-sum', way) : undefined
  },
}
const many = 4

/** What would follow on a page of one's own from another figure: the page works that out. */
export const ownWhatIf: Kind = {
  group: 'sum',
  read: (talk) => {
    const { look } = talk.question
    const [best] = look.sumWays(plainNumbers(talk.text))
    const isIt =
      best?.way.id === 'own-what-if' && best.share >= surelyOwn && /\b(?:page|file|column|sheet)\b/.test(talk.plain)
    return isIt && isSumOf(talk) >= likelySum
      ? () => saidAs('way-of-sum', [unreadOwn, best.way.way, ...(best.way.needs ? [best.way.needs] : [])])
      : undefined
  },
}
const surelyOwn = 0.4
const unreadOwn = 'I can’t tell from that which figure of your page changes, so I don’t calculate it here.'

/** What is asked for like a kind of sum that is known, and whose amounts all have their place in it. */
export const likeKnownSum: Kind = {
  group: 'sum',
  read: ({ text, question: { look, own } }) => {
    if (text.length > longest || !asksNumber(text) || look.kinds(plainNumbers(text))('sum') < likelySum)
      return undefined
    const likely = look.sumWays(plainNumbers(text)).filter(({ share }) => share >= leastWay)
    const solved = (own: string | null) =>
      likely.map(({ way }) => solve(way.id, text, own)).find((one) => one !== undefined)
    return solved(null) && (async () => solved(await own.currency())?.lines ?? [])
  },
}
const longest = 400
const leastWay = 0.15
