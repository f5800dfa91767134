export type Period = 'hour' | 'day' | 'week' | 'month' | 'year'

/** An amount as it was told, with its unit and the words around it. */
export type Amount = {
  value: number
  /** Where it stands in the text. */
  at: number
  end: number
  digits: string
  isMoney: boolean
  isPercent: boolean
  /** What it counts, in the singular: `loaf`, `hour`; null for money and for bare numbers. */
  noun: string | null
  /** Of what it is one: `each`, `cut`, `month`. */
  per: string | null
  /** A second one: `600 a month each`. */
  perEach: boolean
  /** The words of its own part of the sentence before it, and after it up to the next amount. */
  lead: string
  trail: string
  /** All words since the amount before. */
  wide: string
}

/** One amount: a sign of money, digits, thousands, percent. Every reader of amounts stands on this. */
export const amountSource = String.raw`([$€£]\s?)?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)\s?(k\b|m\b|grand\b)?\s?(%|percent\b|per cent\b|pct\b)?`
const amountForm = new RegExp(String.raw`(?<![\w.])-?${amountSource}`, 'g')

export const amountOf = (digits: string, thousand: string | undefined): number =>
  Number(digits.replaceAll(',', '')) * (thousand === 'm' ? 1_000_000 : thousand ? 1000 : 1)

const currencies: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' }
export const currencyOf = (symbol: string | undefined): string | null => (symbol && currencies[symbol.trim()]) || null

const mostAmounts = 12
const boundary = /[,;:.?!()]\s|[,;:.?!()]$|\b(?:and|but|then|so|plus|minus|less)\b/
const periods = /^(?:hour|day|week|month|year)s?$/
/** Words that may stand between a number and what it counts. */
const between =
  /^(?:more|new|other|extra|fixed|paying|active|billable|working|regular|good|big|small|single|different)$/
const noNoun =
  /^(?:put|set|saved|elite|quantum|starter|the|of|my|our|those|these|online|now|leaves|active|paying|them|me|us|him|her|instead|a|an|per|each|every|apiece|and|or|but|to|in|on|at|for|from|with|by|is|are|was|were|i|we|they|it|he|she|you|that|this|what|how|if|when|till|until|then|so|last|next|left|off|out|over|under|plus|minus|times|less|about|after|before|because|instead|not|no|do|does|did|would|will|can|should|today|now|all|would|as|than|x|cost|costs|margin|profit|growth|retention|monthly|weekly|yearly|hourly|daily|annually|total|net|gross|go|get|got|make|want|worth|straight|altogether|right|who|which|where|why|there|here|too|please|during|within|between|only|just|maybe|compared|versus|vs|together|goes|saved|earned|sold|spare|stays?|once|did|away|upfront|up|down|back|extra|comes?|came|included|including|inclusive|incl|plus)$/

/** `isMixed`: with several currencies. The amounts of a text that `amountText` made, in their order. */
export function readAmounts(text: string): { amounts: Amount[]; currency: string | null; isMixed: boolean } {
  const found = [...text.matchAll(amountForm)].slice(0, mostAmounts + 1)
  const symbols = found.flatMap(([, symbol]) => symbol?.trim() ?? [])
  const amounts = found.map((one, at) => amountAt(text, one, { before: found[at - 1], after: found[at + 1] }))
  return { amounts, currency: currencyOf(symbols[0]), isMixed: new Set(symbols).size > 1 }
}

type Beside = { before: RegExpExecArray | undefined; after: RegExpExecArray | undefined }

function amountAt(text: string, one: RegExpExecArray, { before, after }: Beside): Amount {
  const [whole, symbol, digits = '', thousand, percent] = one
  const end = one.index + whole.trimEnd().length
  const wide = text.slice(before ? before.index + before[0].length : 0, one.index).slice(-longestWords)
  const trail = text.slice(end, after?.index ?? text.length).slice(0, longestWords)
  const isPercent = percent !== undefined
  const unit = isPercent ? noUnit : unitIn(trail)
  const told = { value: amountOf(digits, thousand), at: one.index, end, digits: whole.trim(), isPercent }
  const lead = wide.split(boundary).at(-1) ?? ''
  const byName = isPercent || unit.per !== null ? undefined : periodNamed.exec(wide.slice(-40))
  const per = byName ? (byName[2] ?? byName[3] ?? periodOfAdverb[byName[1] ?? ''] ?? null) : unit.per
  const isMoney = symbol !== undefined || (thousand !== undefined && unit.noun === null && !isPercent)
  return { ...told, ...unit, per, isMoney, lead, trail: trail.split(boundary)[0] ?? '', wide }
}

/** `monthly costs are 2,300`, `my day rate is 380`. */
const periodNamed =
  /\b(?:(daily|weekly|monthly|yearly|annual) (?:[a-z]+ )?(?:rate|costs?|expenses|bills?|burn|rent|income|revenue|sales|profit|salary|wages?|pay|fee|price|spending|subscription|turnover|overheads?)|(hour|day|week|month)(?:ly)? rate|(?:every|each) (day|week|month|year)(?: [a-z]+){0,2}) (?:is |are |was |of )?(?:about |around )?$/
const longestWords = 80
const noUnit = { noun: null, per: null, perEach: false }

/** `loaves a week`, `an hour`, `a month each`: what is counted, and of what it is one. */
function unitIn(trail: string): Pick<Amount, 'noun' | 'per' | 'perEach'> {
  const words = (/^[ a-z'-]*/.exec(trail)?.[0] ?? '').trim().split(' ').slice(0, 6)
  const at = nounAt(words)
  const noun = isNoun(words[at]) ? singular(words[at] ?? '') : null
  const behind = words.slice(noun === null ? at : at + 1)
  const rest = /^(?:less|more|extra|fewer)$/.test(behind[0] ?? '') ? behind.slice(1) : behind
  const per = perIn(rest)
  const perEach = per !== null && per !== 'each' && rest.slice(0, 4).includes('each')
  return { noun: noun === 'one' ? null : noun, per, perEach }
}

function nounAt(words: readonly string[]): number {
  let at = 0
  while (at < 2 && between.test(words[at] ?? '')) at += 1
  const [first = '', second = ''] = words.slice(at)
  // `8 dog walks` are walks.
  const isCompound = isNoun(first) && isNoun(second) && !first.endsWith('s') && /[a-z]s$/.test(second)
  return isCompound ? at + 1 : at
}

const isNoun = (word = '') => word !== '' && !noNoun.test(word) && !/(?:al|en|ar|nt|te|ve|ft|er)ly$/.test(word)

function perIn([first = '', second = '', third = '']: readonly string[]): string | null {
  if (/^(?:each|apiece)$/.test(first)) return periods.test(second) ? singular(second) : 'each'
  if (first === 'for' && second === 'each') return 'each'
  return /^(?:a|an|per|every)$/.test(first) ? thingIn(second, third) : (periodOfAdverb[first] ?? null)
}

function thingIn(second: string, third: string): string | null {
  if (/^(?:piece|pop|unit|person|head|pax|item)$/.test(second)) return 'each'
  if (!isNoun(second)) return null
  return singular(/^(?:single|new|average)$/.test(second) ? third : second)
}

/** Said where weekly hours meet a month’s money: an hour of the file’s comes out a little higher. */
export const monthTaken =
  'I took a month as 52 ÷ 12 weeks. Your Founder file goes by 30 days, 30 ÷ 7 weeks, so its figure is a little higher.'

/** How many of them a year has, where a year of work has as many; of days it hasn’t. */
export const timesAYear: Readonly<Record<string, number>> = { week: 52, month: 12, year: 1 }

/** “Monthly” is said of a month. */
export const periodOfAdverb: Readonly<Record<string, Period>> = {
  ...{
    hourly: 'hour',
    daily: 'day',
    weekly: 'week',
    monthly: 'month',
    yearly: 'year',
    annually: 'year',
    annual: 'year',
  },
}

const irregular: Readonly<Record<string, string>> = {
  ...{
    cookies: 'cookie',
    movies: 'movie',
    loaves: 'loaf',
    people: 'person',
    ones: 'one',
    kids: 'kid',
    children: 'kid',
    classes: 'class',
    boxes: 'box',
  },
  ...{ knives: 'knife', scarves: 'scarf', women: 'person', men: 'person', customers: 'customer', dishes: 'dish' },
}

export const singular = (noun: string): string =>
  irregular[noun] ??
  (noun.endsWith('ies') && noun.length > 4
    ? `${noun.slice(0, -3)}y`
    : /(?:s|x|ch|sh)es$/.test(noun)
      ? noun.slice(0, -2)
      : noun.endsWith('s') && !noun.endsWith('ss')
        ? noun.slice(0, -1)
        : noun)
