import { amountText } from '../../../sums/amount-text.ts'
import { amountOf, amountSource, currencyOf } from '../../../sums/read-amounts.ts'

/** What becomes of a price: more or less by a share or a sum, or another one. */
export type Change = { way: 'percent' | 'sum' | 'to'; by: number }
/** A sum that takes terms which the message doesn’t tell; what it tells is here. */
export type OwnAsk =
  | { of: 'raise'; change: Change }
  | { of: 'revenue'; price?: number | undefined; customers?: number | undefined; more?: number | undefined }
  | { of: 'margin'; price?: number | undefined }
  | { of: 'cover'; noun: string; costs?: number | undefined; goal?: number | undefined; price?: number | undefined }
  | { of: 'runway'; burn?: number | undefined; more?: number | undefined }
export type Asked<Of extends OwnAsk['of']> = Extract<OwnAsk, { of: Of }>
export type OwnAsked = { ask: OwnAsk; currency: string | null }

const longest = 160
/** What to do is asked of lessons, and a text is drafted; the past is read from the file. */
const asksElse =
  /\b(?:should|why|how (?:do|can|could) (?:i|we)|is it|tell|write|draft|page|sheet|did|last (?:week|month|year)|in 20\d\d)\b/
/** Over another stretch of time than the file counts in. */
const otherTime = /\b(?:a|per|each|every) (?:day|week|year|hour|quarter)\b|\b(?:daily|weekly|yearly|hourly)\b/

const amount = `(?<amount>${amountSource.replace(/\((?!\?)/g, '(?:')})`
const customers =
  'customers?|clients?|buyers?|guests?|students?|members?|subscribers?|patients?|sales|orders?|bookings?|jobs?|sessions?|pieces?'
const prices = '(?:prices?|rates?|fees?|hourly rate|day rate)'
const earns =
  /\b(?:what|how much)\b.{0,30}\b(?:make|earn|brings?|comes? to|take in|revenue|income|turnover|profit|left|takings)\b|\bwhat(?:'s| is| would be| will be) my (?:new )?(?:revenue|income|turnover|profit|price)\b/

/** A message, and the amounts of it that have found their place. */
class Said {
  readonly text: string
  currency: string | null = null
  #taken = 0
  constructor(text: string) {
    this.text = text
  }

  take(found: RegExpExecArray | null, mayBeShare = false): number | undefined {
    const [, symbol, digits = '', thousand, share] = new RegExp(amountSource).exec(found?.groups?.amount ?? '') ?? []
    if (digits === '' || (share && !mayBeShare)) return undefined
    this.currency ??= currencyOf(symbol)
    this.#taken += 1
    return amountOf(digits, thousand)
  }

  get isWhole(): boolean {
    return this.#taken === (this.text.match(new RegExp(amountSource, 'g'))?.length ?? 0)
  }
}

const changed = new RegExp(
  `\\b(?:(?:(?:rais|increas)(?:e|ed|ing)|put up|lift)|(?<less>(?:lower|reduc|cut|drop)(?:p?e?d|p?t?ing|e)?)) (?:my |our |the |all )*${prices} (?:(?:up )?by |(?<to>to ))?${amount}|\\ban? ${amount} (?:(?:price )?(?:raise|increase)|(?<cut>price cut|discount|price drop))\\b`,
)

function raise(said: Said): OwnAsk | undefined {
  const found = changed.exec(said.text)
  if (!found || !earns.test(said.text)) return undefined
  const { less, to, cut, amount: told = '' } = found.groups ?? {}
  const by = said.take(found, true)
  if (by === undefined) return undefined
  if (to) return { of: 'raise', change: { way: 'to', by } }
  return { of: 'raise', change: { way: /%|per|pct/.test(told) ? 'percent' : 'sum', by: less || cut ? -by : by } }
}

const priceTold = new RegExp(
  `\\b(?:price (?:is |of |at |to )?|charg(?:e|ed|ing) |(?:each|one|customers?|clients?) (?:pays?|brings?) (?:me )?)${amount}(?! ?(?:days?|weeks?|months?|hours?|minutes?|years?)\\b)`,
)
const countTold = new RegExp(`(?<![\\d.,])${amount} (?<more>more |other |new |extra )?(?:paying )?(?:${customers})\\b`)
const timesEach = new RegExp(`\\bprice (?:times|x|×|\\*) (?:my )?(?:number of )?(?:${customers})\\b`)

function revenue(said: Said): OwnAsk | undefined {
  if (timesEach.test(said.text)) return { of: 'revenue' }
  if (!earns.test(said.text)) return undefined
  const count = countTold.exec(said.text)
  const told = said.take(count)
  const price = said.take(priceTold.exec(said.text))
  if (told === undefined && price === undefined) return undefined
  return { of: 'revenue', price, ...(count?.groups?.more ? { more: told } : { customers: told }) }
}

const asksMargin =
  /\b(?:what(?:'s| is| would be| will be)|how (?:high|big|large) is) my (?:profit )?margin\b(?! of)|\bwhat (?:profit )?margin (?:do|would|will) i (?:have|make|get)\b/
const atPrice = new RegExp(`\\b(?:at|with|if i charge)(?: a price of)? ${amount}`)

const margin = (said: Said): OwnAsk | undefined =>
  asksMargin.test(said.text) ? { of: 'margin', price: said.take(atPrice.exec(said.text)) } : undefined

const asksCover = new RegExp(
  `\\bhow many (?:more |paying |new )?(?<noun>${customers}) (?:a month )?(?:do|would|will|must) (?:i|we) (?:need|have to (?:get|sell|have|win))\\b(?<rest>.*)`,
)
const ofCosts =
  /\b(?:cover|pay(?: for)?|carry|meet)\b.{0,24}\b(?:costs?|expenses|bills|overheads?|rent)\b|\bbreak[- ]?even\b/
const costsTold = new RegExp(`\\b(?:costs?|rent|bills?|expenses|cover|pay(?: for)?)\\b(?: (?:of|in|the|my))* ${amount}`)
const goalTold = new RegExp(`\\b(?:make|earn|take home|pay myself|live on)\\b(?: (?:of|about|around))* ${amount}`)

function cover(said: Said): OwnAsk | undefined {
  const { noun, rest = '' } = asksCover.exec(said.text)?.groups ?? {}
  if (noun === undefined) return undefined
  const goal = said.take(goalTold.exec(rest))
  const costs = goal === undefined ? said.take(costsTold.exec(rest)) : undefined
  if (goal === undefined && costs === undefined && !ofCosts.test(rest)) return undefined
  return { of: 'cover', noun, goal, costs, price: said.take(priceTold.exec(said.text)) }
}

const asksRunway =
  /\bhow (?:long|many months)\b.{0,20}\b(?:money|cash|savings|last|survive|keep going)\b|\b(?:what(?:'s| is| would be)|how long (?:is|would be)) my runway\b/
const burnTold = new RegExp(
  `\\b(?:spend|spending|burn|burning|burn of|need|goes out)\\b (?:only |just |about )?${amount}(?: (?<which>more|less)\\b)?`,
)
const costsMove = new RegExp(
  `\\b(?:costs?|expenses|spending|burn|rent) (?:(?<up>rises?|goe?s? up|grows?|increases?|is up)|(?:falls?|drops?|goe?s? down|shrinks?)) (?:by )?${amount}|\\b(?:save|cut) ${amount}`,
)

function runway(said: Said): OwnAsk | undefined {
  if (!asksRunway.test(said.text)) return undefined
  const spent = burnTold.exec(said.text)
  const burn = said.take(spent)
  if (burn !== undefined) {
    const which = spent?.groups?.which
    return which ? { of: 'runway', more: which === 'more' ? burn : -burn } : { of: 'runway', burn }
  }
  const moved = costsMove.exec(said.text)
  const by = said.take(moved)
  return by === undefined ? undefined : { of: 'runway', more: moved?.groups?.up ? by : -by }
}

/** The sum that is asked for with one’s own figures, where every amount that is told has its place in it. */
export function ownAsk(plain: string): OwnAsked | undefined {
  const text = amountText(plain)
  if (plain.length > longest || asksElse.test(text) || otherTime.test(text)) return undefined
  for (const read of [raise, margin, cover, runway, revenue]) {
    const said = new Said(text)
    const ask = read(said)
    if (ask && said.isWhole && !isTold(ask)) return { ask, currency: said.currency }
  }
  return undefined
}

/** Nothing is left to take from the file: it’s a sum like any other. */
const isTold = (ask: OwnAsk): boolean =>
  (ask.of === 'revenue' && ask.price !== undefined && (ask.customers ?? ask.more) !== undefined) ||
  (ask.of === 'cover' && ask.price !== undefined && ask.costs !== undefined)
