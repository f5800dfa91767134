import { decimalText } from '#platform/format/figures.ts'
import { valueText } from '../sums/value-text.ts'
import { type Lines, linkTo, saidAs, type Talk } from '../talk.ts'
import { type Amount, amountAfter, amountsIn } from './amounts.ts'

const countEach =
  /\b(\d{1,3}(?:,\d{3})+|\d+)\s+((?!hours?\b|hrs?\b|days?\b|dollars?\b|percent\b)[a-z-]+(?:\s(?!hours?\b|a\b|per\b)[a-z-]+)?)\s+(?:a|per|each|every)\s+(year|month|week)\b/
const hoursEach = /\b(\d+(?:\.\d+)?)\s?(?:h|hrs?|hours?)\b(?!\s(?:a|per|each|every)\s(?:week|month|year|day))/
/** How the missing numbers can be written. */
export const priceForm = 'Write it like this: “I sell 12 a year, each takes 40 hours, I want $60,000.”'
const asksPrice = /\b(?:charge|price|ask for|cost them)\b/

/**
 * The price that follows from how much one sells, how long a sale takes and what one wants to earn. Without the question
 * before, all three have to be there.
 */
export function readPriceReply(talk: Talk, wasAsked: boolean): Lines | undefined {
  const text = textOf(talk)
  if (!/\d/.test(text)) return undefined
  const [, many, what = 'sales', period = 'year'] = countEach.exec(text) ?? []
  const hours = Number(hoursEach.exec(text)?.[1] ?? 0)
  const said = amountAfter(text, 'want|need|make|earn|income|target|goal|live on|take home|salary')
  const costs = amountAfter(text, 'costs?|materials?|expenses|spend')
  const gain = amountAfter(text, 'gains?|saves?|saving|worth|brings? (?:them|in)|earns? them|benefit')
  const bare = talk.said.asks('rest-of-price') ? amountsIn(talk.plain) : []
  const { count, wish } = filled({ count: Number((many ?? '0').replaceAll(',', '')), wish: said }, bare)
  if (count > 0 && wish && wish.value > 0 && (wasAsked || (hours > 0 && asksPrice.test(text))))
    return priced({ count, what, period, hours, wish, costs, gain }, talk)
  if (!wasAsked) return undefined
  return missingOf({ count, hours, wish, gain })
}

/** With what was said in the turn before, where only its rest was asked for. */
function textOf({ text, said }: Talk): string {
  const before = said.asks('rest-of-price') ? ` ${said.asked}` : ''
  return `${text.slice(0, 600)}${before.slice(0, 600)}`.toLowerCase().replace(/[’‘]/g, "'")
}

type Known = { count: number; wish: Amount | undefined }

/** “20 and 50k” after these two were asked for: a business sells fewer times than it wants dollars. */
function filled({ count, wish }: Known, bare: readonly Amount[]): Known {
  const [least, most] = [
    bare.toSorted((one, other) => one.value - other.value)[0],
    bare.toSorted((one, other) => other.value - one.value)[0],
  ]
  if (count === 0 && !wish && bare.length > 1) return { count: least?.value ?? 0, wish: most }
  if (count === 0 && wish && bare.length === 1) return { count: least?.value ?? 0, wish }
  return { count, wish: wish ?? (count > 0 && bare.length === 1 ? most : undefined) }
}

type Given = {
  count: number
  what: string
  period: string
  hours: number
  wish: Amount
  costs: Amount | undefined
  gain: Amount | undefined
}

function priced({ count, what, period, hours, wish, costs, gain }: Given, talk: Talk): Lines {
  const { currency } = wish
  const money = (value: number) => valueText(value, currency)
  const price = wish.value / count + (costs?.value ?? 0)
  const one = `${money(wish.value)} ÷ ${decimalText(count, 0)} ${what}`
  const lesson = talk.question.look.find('What does one sale really cost me, what is my floor price?').passages[0]
  return saidAs('sum', [
    costs
      ? `${one} + ${money(costs.value)} costs each = **${money(price)}** a sale.`
      : `${one} a ${period} = **${money(price)}** a sale, before what each one costs you.`,
    ...(hours > 0
      ? [`At ${decimalText(hours, 1)} hours each, that leaves ${money((price - (costs?.value ?? 0)) / hours)} an hour.`]
      : []),
    ...(gain
      ? [
          `If it gains the customer ${money(gain.value)}, that’s ${decimalText((price / gain.value) * 100, 0)}% of it. Up to half leaves the customer as much of that gain as you.`,
        ]
      : []),
    'That’s the least you can charge, not the most: it follows from what you need. The most follows from what the customer gains, and from what they’d pay for the next best thing.',
    ...(lesson ? [`Put travel, material and fees on the sheet in ${linkTo(lesson, talk)} before you fix it.`] : []),
  ])
}

function missingOf({
  count,
  hours,
  wish,
  gain,
}: {
  count: number
  hours: number
  wish: Amount | undefined
  gain: Amount | undefined
}) {
  if (count === 0 && hours === 0 && !wish && !gain) return undefined
  const lacking = [
    ...(count === 0 ? ['how many you sell in a year'] : []),
    ...(wish ? [] : ['what the business should pay you in that time']),
  ]
  return [
    `Good, that’s part of it. With ${lacking.join(' and ')}, I can do the sum: what you need to earn, divided by the sales, is the price that a sale has to bring before its costs.`,
    priceForm,
  ]
}
