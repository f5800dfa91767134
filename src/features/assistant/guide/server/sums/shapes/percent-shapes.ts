import { type Facts, number, percent, type Worked, worked } from '../facts.ts'
import type { Fact } from '../roles/role.ts'
import { minus, over, plus, type Term, term, times } from '../terms.ts'

const one = term(1)
const isInside = /\b(?:includ\w*|incl|inclusive|gross|inside|(?:vat|tax|gst) (?:is |was )?in (?:that|it|\d|[$€£]))/
const onTop = /\b(?:on top|plus|add\w*|then|extra|excluding|excl|before (?:tax|vat|gst)|sales tax)\b|\+/
const consumption = /\b(?:vat|gst|sales tax)\b/
const asksNet = /\b(?:net|without|before|excluding|excl|ex)\b/
const asksPart =
  /\b(?:how much|what)(?:'s)? (?:of (?:that|it|this) )?(?:is |was |are )?(?:the |my )?(?:vat|tax|gst|discount|commission|fee|deposit)\b|\bthe (?:vat|tax|gst) (?:out of|in)\b/
const asksRest =
  /\b(?:left|rest|later|outstanding|due|mine|stays?|remain\w*|balance|at the end|still|spend|keep|take home|get|after (?:tax|fees?|commission)|net|end up|receive|payout|live on)\b/
const asksWhole =
  /\b(?:what|which) (?:price|rate|fee|amount)|\b(?:what|how much) (?:do|should|must|would|have|shall) (?:i (?:have )?(?:to )?)?(?:charge|ask|set|invoice|bill|earn|make|sell|quote)\b|\bprice (?:do|should|must)\b|\bshould the price\b/

/** What has to come in so that so much is kept after a share of it: `keep 70 after a 30% fee`. */
export function beforeShare(facts: Facts): Worked | undefined {
  if (!facts.asks(asksWhole)) return undefined
  const ofPrice = facts.all.find(
    ({ isPercent, trail }) => isPercent && /^ of (?:the|my|its) (?:selling |sales? )?price\b/.test(trail),
  )
  const cost = ofPrice && facts.one('unitCost', 'bare')
  if (cost && facts.only((fact) => fact === ofPrice))
    return worked([[over(facts.money(cost), percent(ofPrice)), { currency: facts.currency }]])
  const kept = facts.one('goal', 'income', 'bare')
  const away = facts.many('fee', 'tax', 'share')
  const [first, ...others] = away.map(percent)
  if (!kept || !first || others.length > 0 || !facts.says(/\bafter\b|\bkeep\b|\bleft\b|\btakes?\b|\bclear\b/))
    return undefined
  const whole = over(facts.money(kept), minus(one, first))
  return worked([
    [whole, { currency: facts.currency }],
    [times(whole, first), { currency: facts.currency, label: 'Of it goes away' }],
  ])
}

/** One sum with percents taken off it and put on it, in the order that they are told in. */
export function percentChain(facts: Facts): Worked | undefined {
  if (asksCount.test(questionOf(facts)) || (facts.has('unitCost') && asksWhole.test(facts.ask))) return undefined
  const base = baseOf(facts)
  const shares = facts.all.filter(({ isPercent }) => isPercent)
  const [first, ...others] = shares
  if (
    !base ||
    !first ||
    shares.length > 3 ||
    facts.has('interest', 'stake', 'churn') ||
    /\bmargin\b|\bmark-?up\b/.test(facts.text) ||
    shares.some((share) => !facts.only((fact) => fact === share))
  )
    return undefined
  const { currency } = facts
  if (others.length > 0) {
    const steps = shares.map((share) => stepOf(share, facts))
    if (steps.some((step) => step === undefined)) return undefined
    const whole = steps.reduce<Term>((sum, step) => (step ? step(sum) : sum), base)
    return worked([[whole, { currency }]], 'Each percentage is of what was there before it.')
  }
  return single(facts, base, first)
}

function single(facts: Facts, base: Term, share: Fact): Worked | undefined {
  const { currency } = facts
  if (
    (consumption.test(facts.text) || (share.role === 'tax' && /\bincl/.test(facts.text))) &&
    isInside.test(facts.text)
  ) {
    const net = over(base, plus(one, percent(share)))
    const [netAs, taxAs] = [
      [net, { currency, label: 'Without it' }],
      [minus(base, net), { currency, label: 'The tax in it' }],
    ] as const
    return worked(asksPart.test(facts.ask) && !asksNet.test(facts.ask) ? [taxAs, netAs] : [netAs, taxAs])
  }
  const part = times(base, percent(share))
  const rest = times(base, minus(one, percent(share)))
  if (
    consumption.test(facts.text) ||
    share.role === 'added' ||
    share.role === 'growth' ||
    rises.test(facts.text.slice(0, share.at))
  ) {
    const whole = times(base, plus(one, percent(share)))
    const [wholeAs, partAs] = [
      [whole, { currency }],
      [part, { currency, label: 'Of it on top' }],
    ] as const
    return worked(asksPart.test(facts.ask) ? [partAs, wholeAs] : [wholeAs, partAs])
  }
  if (asksBefore.test(facts.ask)) {
    const isOff =
      share.role === 'off' || share.role === 'fee' || (share.role === 'tax' && !consumption.test(facts.text))
    return worked([
      [over(base, isOff ? minus(one, percent(share)) : plus(one, percent(share))), { currency, label: 'Before it' }],
    ])
  }
  const isKept = share.role === 'kept' || /\bi (?:keep|get)\b[^\d]{0,8}$/.test(share.lead)
  const restFirst = !isKept && (share.role === 'off' || (asksRest.test(questionOf(facts)) && !asksPart.test(facts.ask)))
  return restFirst
    ? worked(
        [
          [rest, { currency }],
          [part, { currency, label: 'Taken off' }],
        ],
        ...taxNote(share),
      )
    : worked(
        [
          [part, { currency }],
          [rest, { currency, label: 'The rest' }],
        ],
        ...taxNote(share),
      )
}

const asksBefore =
  /\b(?:original(?:ly)?|list|full|normal|regular|old) (?:price|bill|amount|cost)\b|\b(?:what|how much) (?:was|were|is) .{0,40}\b(?:originally|before)\b/
const rises = /\b(?:raise|raising|increase|increasing|go up|goes up|put up)\b[^%]{0,40}\bby $/

const taxNote = ({ role }: Fact) =>
  role === 'tax' ? ['Tax is usually taken of what is left after costs; an accountant says which share is yours.'] : []

/** A question for things, where money is no answer. */
export const asksCount = /^how (?:long|many)\b(?! (?:percent|dollars|euros|pounds))/

/** The last part of the text that asks. */
export function questionOf({ ask }: Facts): string {
  const at = Math.max(ask.lastIndexOf('what'), ask.lastIndexOf('how '))
  return at < 0 ? (ask.split(/[.,;:] /).at(-1) ?? '') : ask.slice(at)
}

type Step = (sum: Term) => Term

/** Whether a share goes off the sum or on it; undefined where that isn’t said. */
function stepOf(share: Fact, { text }: Facts): Step | undefined {
  const around = `${share.wide} ${text.slice(share.at, share.end)} ${share.trail}`
  const off: Step = (sum) => times(sum, minus(one, percent(share)))
  const on: Step = (sum) => times(sum, plus(one, percent(share)))
  if (share.role === 'off' || share.role === 'fee') return off
  if (share.role === 'added' || share.role === 'growth') return on
  if (share.role === 'tax')
    return consumption.test(around) || onTop.test(around)
      ? on
      : /\bafter|minus|less|off\b/.test(around)
        ? off
        : undefined
  if (/\b(?:on top|plus|add)\b/.test(around)) return on
  return /\b(?:minus|less|after|take[sn]?)\b/.test(around) ? off : undefined
}

/** The only money that is told, or so many at a price. */
function baseOf(facts: Facts): Term | undefined {
  const many = facts.only(({ role, per }) => (role === 'count' || role === 'span') && per === null)
  const base = facts.only(({ isPercent, role }) => !isPercent && role !== 'count' && role !== 'time' && role !== 'span')
  if (!base) return undefined
  return many ? times(number(many), facts.money(base)) : facts.money(base)
}

/** Shares that make up the whole: what each is of the sum. */
export function splitByShares(facts: Facts): Worked | undefined {
  const shares = facts.all.filter(({ isPercent }) => isPercent)
  const people = facts.only(({ role, value }) => role === 'count' && value === shares.length)
  const sum = facts.only(({ isPercent }) => !isPercent)
  const whole = shares.reduce((so, { value }) => so + value, 0)
  if (
    !sum ||
    (people && people.per !== null) ||
    shares.length < 2 ||
    Math.abs(whole - 100) > 0.01 ||
    shares.some((one) => !facts.only((f) => f === one))
  )
    return undefined
  return worked(shares.map((share) => [times(facts.money(sum), percent(share)), { currency: facts.currency }] as const))
}

const asksNeeded = /\b(?:need|needed|to get|for \d|takes?|require\w*|have to|must)\b/

/** So many of a hundred: how many that is, how many it takes, and what those cost. */
export function shareOfCount(facts: Facts): Worked | undefined {
  const shares = facts.many('share', 'churn', 'growth', 'fee', 'kept')
  const [share, ...further] = shares.map(percent)
  const count = facts.only(({ noun, isMoney, role }) => noun !== null && !isMoney && role !== 'time' && role !== 'span')
  const cost = facts.one('unitCost', 'price', 'spend') ?? facts.one('bare')
  if (!share || !count || (further.length > 0 && !/\bof (?:those|them|these|whom|which)\b|\bthen\b/.test(facts.text)))
    return undefined
  const question = questionOf(facts)
  const isNeeded = asksNeeded.test(question) || (cost !== undefined && asksNeeded.test(facts.text))
  const step = isNeeded ? over : times
  const isRest = further.length === 0 && /\b(?:left|remain\w*|stay|over)\b/.test(question)
  const first = isRest ? minus(one, share) : share
  const many = further.reduce((so, next) => step(so, next), step(number(count), first))
  const asked = /\bhow many ([a-z]+)/.exec(facts.ask)?.[1]
  const what =
    asked && /^(?:are|is|will|would|do|of|stay|remain)$/.test(asked)
      ? `${/^ ([a-z]+)/.exec(count.trail)?.[1] ?? ''}`
      : asked
  const counted = [many, { isUp: isNeeded, ...(what ? { unit: what } : {}) }] as const
  const note = 'It holds as long as the rate stays the same.'
  if (!cost) return what ? worked([counted], note) : undefined
  if (
    !facts.asks(
      /\bcost\b|\bspend\b|\bhow much\b|\bbudget\b|\bmake\b|\bearn\b|\bbring\b|\b(?:revenue|income|sales|takings)\b/,
    )
  )
    return undefined
  return worked([[times(many, facts.money(cost)), { currency: facts.currency }], counted], note)
}
