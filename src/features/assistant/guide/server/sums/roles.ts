import type { Amount } from './read-amounts.ts'

/** What an amount is in the sum of a business. */
export type Role =
  | 'count'
  | 'time'
  | 'span'
  | 'price'
  | 'unitCost'
  | 'fixed'
  | 'goal'
  | 'cash'
  | 'burn'
  | 'income'
  | 'spend'
  | 'lost'
  | 'gained'
  | 'bare'
  | PercentRole
export type PercentRole = 'off' | 'tax' | 'interest' | 'stake' | 'fee' | 'added' | 'churn' | 'growth' | 'kept' | 'share'
export type Fact = Amount & { role: Role }

type Rule = readonly [Role, (amount: Amount, text: string) => boolean]

const near = ({ lead, trail }: Amount) => `${lead.slice(-40)} # ${trail.slice(0, 30)}`
const says = (form: RegExp) => (amount: Amount) => form.test(near(amount))
const follows = (form: RegExp) => (amount: Amount) => form.test(amount.trail.slice(0, 30))
const leads = (form: RegExp) => (amount: Amount) => form.test(amount.lead.slice(-40))

const percentRules: readonly Rule[] = [
  ['off', follows(/^ (?:extra |more |further |additional )?(?:off|discount|reduction|cheaper|rebate|less|coupon|voucher|promo\w*)\b/)],
  [
    'fee',
    follows(
      /^ (?:of (?:the |each |every |all |my )?(?:sales?|revenue|turnover|takings|price|order|ticket)|commission|fees?|cut)\b/,
    ),
  ],
  ['tax', says(/\b(?:tax|taxes|vat|gst)\b/)],
  ['interest', says(/\b(?:interest|apr)\b/)],
  [
    'interest',
    ({ lead }, text) => /\bat $|\ba rate of $/.test(lead) && /\b(?:loan|borrow\w*|mortgage|credit)\b/.test(text),
  ],
  [
    'stake',
    (amount, text) =>
      /\b(?:stake|equity|shares?|company|invest\w*|worth|valu\w+)\b/.test(text) &&
      /\b(?:for|give|gives|only|sell|of it)\b/.test(near(amount)),
  ],
  ['added', follows(/^ (?:on top|markup|mark-up|profit on top|extra)\b/)],
  ['fee', leads(/\b(?:keeps|they keep|takes|charges|gets) (?:about |around |a |an )?$/)],
  ['churn', says(/\b(?:churn|leave|leaves|cancel|lose|losing|drop out|quit)\b/)],
  ['off', says(/\b(?:discount|reduce|lower|knock)\b/)],
  ['fee', says(/\b(?:commission|fees?|takes?|taking|charges|platform|stripe|royalt\w+)\b/)],
  ['growth', says(/\b(?:grow\w*|increase\w*|raise|rise|go up|up|higher|more)\b/)],
  ['kept', says(/\b(?:keep\w*|kept|margin|left|contribution)\b/)],
  ['added', says(/\b(?:markup|mark-up|mark up|on top|plus|profit)\b/)],
]

const cost =
  /\b(?:costs?|costing|expenses|outgoings|postage|shipping|delivery|ingredients?|materials?|stuff|flour|food|drinks|supplier|supplies|parts|packaging|stock|products?|(?<!\b(?:who|each|customers|they|people|clients) )buy(?: [a-z]+){0,2} (?:for|at|in)|bought|purchase|to make|wax|beans|fabric|wood|cleaning)\b/
const fixed =
  /\b(?:fixed|rent|hosting|domain|insurance|chair|van|overheads?|fees?|lease|leasing|salary|salaries|wages?|software|stall|booth|hire|fuel|travel|phone|electricity|utilities|pitch|travel|equipment|loan|studio|shop|storage|accountant|internet|marketing|subscriptions?|tools?|petrol|gas|parking)\b/
const price =
  /(?:\b(?:sell|sells|selling|sold|charge|charging|charges|price|priced|retail|buys?|spends?|orders?|ticket|tickets|average|paying|pays?|session|fee of|rate|costs them)\b[^\d]{0,28}| (?:at|for|@) (?:about |around |only )?(?:a )?)$/
const periodOf = /^(?:hour|day|week|month|year)$/

const isPeriod = (per: string | null) => per !== null && per !== 'hour' && periodOf.test(per)
const counts = ({ noun, isMoney, lead, trail }: Amount) => {
  if (noun === null || isMoney) return false
  if (noun === 'hour' || noun === 'minute' || periodOf.test(noun)) return true
  return (
    !/\b(?:rent|insurance|charge|price|sell[a-z ]{0,14} for)\b[^\d]{0,3}$/.test(lead) ||
    /^ (?:[a-z]+s|people)\b/.test(trail)
  )
}

const moneyNouns =
  /^(?:fee|rent|insurance|van|material|stuff|profit|revenue|cost|price|ticket|deposit|salary|wage|budget|product|item|cake|overhead|travel|commission|turnover|tax|income|pay|loan|cash|goal|ad)$/

const cashWords = /\b(?:bank|cash|money|runway|account|savings)\b/
/** What the amount before counts. */
const ofLast = /^ ?(?:orders|tickets|sessions)\b/

/** Words behind an amount that speak of the next one, or of what is wished for. */
const ofNext = /\bneed to make\b|\b(?:that |which )?costs?(?: me| us)?(?: about| around)? ?$/

const rules: readonly Rule[] = [
  ['price', leads(/\bsells?\b[^\d]{0,34} (?:for|at) $/)],
  [
    'unitCost',
    (amount, text) => /\bbuys? (?:[a-z]+ ){0,3}(?:for|at) $/.test(amount.lead) && /\bsells?\b|\bresells?\b/.test(text),
  ],
  ['price', leads(/\bcosts? (?:them|users|customers|members|clients|people|subscribers)(?: about| around| only)? $/)],
  ['income', leads(/\b(?:gets?|got|getting|comes?|came|coming|brings?|brought|bringing|takes?|took|taking) in\b[^\d]{0,24}$/)],
  ['income', leads(/\b(?:sales|turnover|takings|earnings)(?: is| are| of| were)? (?:about )?$/)],
  ['cash', says(/\b(?:in the bank|in (?:my|the|our) account|in cash|saved|savings|cash|put aside|bank)\b/)],
  [
    'burn',
    (amount) =>
      /\b(?:burn\w*|spend|spending|going out|goes out|expenses|costs?|outgoings)\b/.test(near(amount)) &&
      isPeriod(amount.per) &&
      !fixed.test(near(amount)),
  ],
  ['spend', says(/\b(?:spent|spend|on (?:\w+ )?(?:ads|advertising|marketing|flyers|facebook|google|instagram))\b/)],
  [
    'goal',
    leads(
      /\b(?:want|need|goal|target|reach|live on|aim\w*|till|until|to make|to earn|to get|take home|cover)\b[^\d]{0,30}$/,
    ),
  ],
  ['goal', leads(/\bhow many (?!hours|minutes|days|weeks|months|years)[a-z]+(?: [a-z]+){0,5} (?:for|to|until|till) (?:about )?$/)],
  [
    'fixed',
    ({ lead, trail }) => /(?:^ ?|\b(?:i|we|also|to) )(?:have to )?pay (?:about |around )?$/.test(lead) && /^ for\b/.test(trail),
  ],
  ['fixed', leads(/\b(?!i\b|we\b|it\b)[a-z]+ (?:gets|needs) $/)],
  [
    'fixed',
    (amount) =>
      fixed.test(near(amount)) &&
      !/\b(?:each|per|a)\b/.test(amount.per === null ? '' : isPeriod(amount.per) ? '' : 'each'),
  ],
  ['unitCost', (amount) => cost.test(amount.lead) && !isPeriod(amount.per)],
  ['unitCost', (amount) => amount.noun === null && cost.test(amount.trail.replace(ofNext, ' ').slice(0, 20)) && !isPeriod(amount.per)],
  [
    'unitCost',
    (amount) =>
      amount.per !== null &&
      !isPeriod(amount.per) &&
      amount.per !== 'hour' &&
      /\b(?:costs?|materials?)\b/.test(amount.trail),
  ],
  ['fixed', (amount) => cost.test(amount.lead) && isPeriod(amount.per)],
  [
    'unitCost',
    (amount) => /^[^a-z]*(?:minus|less) $/.test(amount.wide.slice(-7)) && amount.per !== null && !isPeriod(amount.per),
  ],
  ['income', leads(/\b(?:leaves|leaving|clear|contribution|profit)\b[^\d]{0,12}$/)],
  ['price', (amount) => price.test(` ${amount.lead.replace(ofLast, ' ')}`) || amount.per === 'hour'],
  [
    'income',
    says(/\b(?:make|earn|earned|made|income|revenue|brings?(?: in)?|brought|comes? in|takings|sales of|invoice\w*|sold for)\b/),
  ],
  ['price', (amount) => (amount.per !== null && !isPeriod(amount.per)) || amount.perEach],
  ['price', leads(/\beach (?!takes|costs|needs|lasts)[a-z]+(?: (?!takes|costs|needs|lasts)[a-z]+)? $/)],
  [
    'price',
    ({ lead }, text) => /^ ?(?:an?|one|each) (?:[a-z]+ ){1,2}(?:is|goes for|sells for) $/.test(lead) && /\bhow many\b/.test(text),
  ],
  ['price', (amount) => / an? $/.test(` ${amount.lead.slice(-3)}`) && amount.noun !== null],
]

/** What each amount is told to be, by the words of its own part of the sentence. */
export function withRoles(amounts: readonly Amount[], text: string): Fact[] {
  return withLists(amounts.map((amount) => ({ ...amount, role: roleOf(amount, text) })))
}

const costs: readonly Role[] = ['unitCost', 'fixed', 'burn']
export const isCost = ({ role }: Fact) => costs.includes(role)

/** `office 800 a month` beside `salaries 5200 a month`: in a list of costs, what has just a name is one too. */
function withLists(facts: readonly Fact[]): Fact[] {
  const inLists = (all: readonly Fact[]) =>
    all.reduce<Fact[]>((so, fact) => {
      const last = so.at(-1)
      const isOne = last && isCost(last) && isNamedOnly(fact) && last.per === fact.per
      const isFee = last?.role === 'fee' && fact.role === 'bare' && /^ ?(?:fee )?(?:plus|and) $/.test(fact.wide)
      return [...so, isOne ? { ...fact, role: last.role } : isFee ? { ...fact, role: 'unitCost' } : fact]
    }, [])
  const listed = samePeriod(inLists(inLists(facts).toReversed()).toReversed()).map(soldOf)
  const price = listed.find(({ role }) => role === 'price')
  // Beside a price, it is what the thing costs.
  return price
    ? listed.map((fact) =>
        isNamedOnly(fact) && fact.per === null && fact.value < price.value && /\b(?:is|are) $/.test(fact.lead)
          ? { ...fact, role: 'unitCost' }
          : fact,
      )
    : listed
}

/** `rent 900, food 400, insurance 200 a month`: the period of the last is that of all. */
const samePeriod = (facts: readonly Fact[]) =>
  facts
    .toReversed()
    .reduce<Fact[]>((so, fact) => {
      const next = so.at(-1)
      const isOne = next && isCost(next) && isCost(fact) && isPeriod(next.per) && fact.per === null && fact.noun === null
      return [...so, isOne && isListed.test(next.wide) ? { ...fact, per: next.per, role: 'fixed' } : fact]
    }, [])
    .toReversed()
const isListed = /^, (?:and )?[a-z]+(?: [a-z]+)? $/

/** `sold 150` beside a price is how many were sold. */
const soldOf = (fact: Fact, _at: number, all: readonly Fact[]): Fact =>
  /\bsold (?:about |around )?$/.test(fact.lead) &&
  !fact.isMoney &&
  Number.isInteger(fact.value) &&
  all.some((other) => other !== fact && other.role === 'price')
    ? { ...fact, role: 'count' }
    : fact

const isNamedOnly = ({ role, isPercent, noun, lead }: Fact) =>
  role === 'bare' && !isPercent && noun === null && /^ ?(?:(?:the|my|our) )?(?:[a-z-]+ ){1,4}$/.test(lead) && !/\b(?:i|we|he|she|they|it|that|at|for|to|from|now|was|price|course|sales|turnover|takings|earnings|customers|clients|brings|makes|earns|pays|gives|saves|gets|takes|job|revenue|income|got|have|has|left|need|want|with|worth)\b/.test(lead)

function roleOf(amount: Amount, text: string): Role {
  if (amount.noun === null && isPeriod(amount.per) && /\b(?:lose|losing)\b/.test(amount.lead) && cashWords.test(text))
    return 'burn'
  const by = (list: readonly Rule[]) => list.find(([, holds]) => holds(amount, text))?.[0]
  if (amount.isPercent) return by(percentRules) ?? 'share'
  return roleOfCounted(amount) ?? (amount.isMoney ? undefined : comingOrGoing(amount)) ?? by(rules) ?? 'bare'
}

function roleOfCounted(amount: Amount): Role | undefined {
  const { noun } = amount
  if (noun === null || !counts(amount)) return undefined
  if (noun === 'hour' || noun === 'minute') return 'time'
  if (periodOf.test(noun)) return 'span'
  if (isPriced(amount)) return undefined
  return !moneyNouns.test(noun) || isManyOf(amount) ? (comingOrGoing(amount) ?? 'count') : undefined
}

/** `a 185,000 sale`, `my 29 template`. */
const isPriced = ({ value, lead, trail }: Amount) =>
  value > 1 && /\b(?:an?|my|the|our|this) $/.test(` ${lead}`) && !/^ (?:[a-z]+ )?(?:[a-z]+s|people|men|women|kids)\b/.test(trail)

/** `12 cakes` is a number of cakes, `a 12 cake` a price. */
const isManyOf = ({ trail, lead, noun }: Amount) =>
  noun !== null &&
  new RegExp(`^ (?:[a-z]+ )?${noun}(?:s|es)\\b`).test(trail) &&
  !/\ban? $/.test(lead) &&
  !/\bcost/.test(lead)

const leaves = /^ (?:[a-z]+ )?(?:leaves?|leaving|quits?|cancels?|goes(?! out)|drops?)\b/

function comingOrGoing({ lead, trail }: Amount): Role | undefined {
  if (/\b(?:lose|losing|leave|cancel|quit)\b/.test(lead) || leaves.test(trail)) return 'lost'
  return /\b(?:get|gain|win)\b/.test(lead) && /^ (?:new|more)\b/.test(trail) ? 'gained' : undefined
}
