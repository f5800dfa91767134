import { type Facts, percent, type Worked, worked } from '../facts.ts'
import type { Fact } from '../roles/role.ts'
import { minus, over, plus, type Term, term, times } from '../terms.ts'
import { questionOf } from './question.ts'

const one = term(1)
export const consumption = /\b(?:vat|gst|sales tax)\b/
const isInside = /\b(?:includ\w*|incl|inclusive|gross|inside|(?:vat|tax|gst) (?:is |was )?in (?:that|it|\d|[$€£]))/
const asksNet = /\b(?:net|without|before|excluding|excl|ex)\b/
const asksPart =
  /\b(?:how much|what)(?:'s)? (?:of (?:that|it|this) )?(?:is |was |are )?(?:the |my )?(?:vat|tax|gst|discount|commission|fee|deposit)\b|\bthe (?:vat|tax|gst) (?:out of|in)\b/
const asksRest =
  /\b(?:left|rest|later|outstanding|due|mine|stays?|remain\w*|balance|at the end|still|spend|keep|take home|get|after (?:tax|fees?|commission)|net|end up|receive|payout|live on)\b/
const asksBefore =
  /\b(?:original(?:ly)?|list|full|normal|regular|old) (?:price|bill|amount|cost)\b|\b(?:what|how much) (?:was|were|is) .{0,40}\b(?:originally|before)\b/
const rises = /\b(?:raise|raising|increase|increasing|go up|goes up|put up)\b[^%]{0,40}\bby $/

/** What one percent makes of a sum: in it, on it, before it, or of it. */
export function onePercent(facts: Facts, base: Term, share: Fact): Worked | undefined {
  const { text, ask } = facts
  const isConsumption = consumption.test(text)
  if ((isConsumption || (share.role === 'tax' && /\bincl/.test(text))) && isInside.test(text))
    return inside(facts, base, share)
  if (isConsumption || share.role === 'added' || share.role === 'growth' || rises.test(text.slice(0, share.at)))
    return onIt(facts, base, share)
  return asksBefore.test(ask) ? before(facts, base, share) : partAndRest(facts, base, share)
}

function inside({ ask, currency }: Facts, base: Term, share: Fact): Worked | undefined {
  const net = over(base, plus(one, percent(share)))
  const [netAs, taxAs] = [
    [net, { currency, label: 'Without it' }],
    [minus(base, net), { currency, label: 'The tax in it' }],
  ] as const
  return worked(asksPart.test(ask) && !asksNet.test(ask) ? [taxAs, netAs] : [netAs, taxAs])
}

function onIt({ ask, currency }: Facts, base: Term, share: Fact): Worked | undefined {
  const [wholeAs, partAs] = [
    [times(base, plus(one, percent(share))), { currency }],
    [times(base, percent(share)), { currency, label: 'Added on top' }],
  ] as const
  return worked(asksPart.test(ask) ? [partAs, wholeAs] : [wholeAs, partAs])
}

function before({ currency }: Facts, base: Term, share: Fact): Worked | undefined {
  const isOff = share.role === 'off' || share.role === 'fee' || share.role === 'tax'
  const left = isOff ? minus(one, percent(share)) : plus(one, percent(share))
  return worked([[over(base, left), { currency, label: 'Before it' }]])
}

function partAndRest(facts: Facts, base: Term, share: Fact): Worked | undefined {
  const { currency } = facts
  const part = times(base, percent(share))
  const rest = times(base, minus(one, percent(share)))
  const isKept = share.role === 'kept' || /\bi (?:keep|get)\b[^\d]{0,8}$/.test(share.lead)
  const asks = asksRest.test(questionOf(facts)) && !asksPart.test(facts.ask)
  const isRest = !isKept && (share.role === 'off' || asks)
  const [first, second] = isRest ? [rest, part] : [part, rest]
  const sums = [
    [first, { currency }],
    [second, { currency, label: isRest ? 'Taken off' : 'The rest' }],
  ] as const
  return worked(sums, ...(share.role === 'tax' ? [taxNote] : []))
}

const taxNote = 'Tax is usually charged on what’s left after costs; an accountant can tell you which share is yours.'
