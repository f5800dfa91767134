import { type Facts, number, percent, type Worked, worked } from '../facts.ts'
import { minus, over, term, times } from '../terms.ts'

const one = term(1)
const isNet = /\b(?:net|after tax(?:es)?|take home|in my pocket)\b/
const asksGross = /\b(?:before tax(?:es)?|gross)\b/

/** So much net at a tax rate: what that is before it. */
export function beforeTax(facts: Facts): Worked | undefined {
  const [first, second, ...more] = facts.all
  const tax = facts.only(({ isPercent }) => isPercent)
  const net = facts.only(({ isPercent, noun }) => !isPercent && noun === null)
  if (!first || !second || more.length > 0 || !tax || !net || tax.value >= 100) return undefined
  if (!isNet.test(`${net.lead} ${net.trail}`) || !asksGross.test(asked(facts))) return undefined
  const { currency } = facts
  const whole = over(facts.money(net), minus(one, percent(tax)))
  return worked(
    [
      [whole, { currency }],
      [minus(whole, facts.money(net)), { currency, label: 'Tax' }],
    ],
    'That takes the rate on all of it; allowances and steps of a tax make it less. An accountant can tell you which rate is yours.',
  )
}

const asked = ({ ask }: Facts) => ask.slice(Math.max(ask.lastIndexOf('how '), ask.lastIndexOf('what'), 0))

const spread = /\b(?:over|spread|during|lasts?|used for)\b/
const timesIn: Readonly<Record<string, number>> = { 'year month': 12, 'year week': 52, 'month week': 52 / 12 }

/** `18,000 over 5 years`: how much that is a month. */
export function spreadOver(facts: Facts): Worked | undefined {
  const span = facts.one('span')
  const sum = facts.only(({ isPercent, noun }) => !isPercent && noun === null)
  const per = facts.period
  const many = span && timesIn[`${span.noun} ${per}`]
  if (!span || !sum || sum.per !== null || !many || facts.all.length > 2 || !facts.says(spread)) return undefined
  const periods = times(number(span), term(Math.round(many * 100) / 100))
  return worked([[over(facts.money(sum), periods), { currency: facts.currency, unit: `a ${per}` }]])
}

const asksKept = /\b(?:keep|left|make|earn|profit|mine)\b/

/** What a margin in percent leaves of what is taken in. */
export function keptOfMargin(facts: Facts): Worked | undefined {
  if (!facts.says(/\b(?:margin|keep)\b/) || !asksKept.test(asked(facts)) || facts.all.length > 2) return undefined
  const margin = facts.only(({ isPercent, lead, trail }) => isPercent && /\bmargin\b/.test(`${lead} ${trail}`))
  const sum = facts.only(({ isPercent, noun }) => !isPercent && noun === null)
  if (!margin || !sum) return undefined
  return worked(
    [[times(facts.money(sum), percent(margin)), { currency: facts.currency }]],
    'Not included: costs that don’t grow with each sale, your own hours and tax.',
  )
}
