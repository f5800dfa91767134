import type { Amount } from '../read-amounts.ts'
import { isPeriod, type Role } from './role.ts'

export type Rule = readonly [Role, (amount: Amount, text: string) => boolean]

const near = ({ lead, trail }: Amount) => `${lead.slice(-40)} # ${trail.slice(0, 30)}`
const says = (form: RegExp) => (amount: Amount) => form.test(near(amount))
const follows = (form: RegExp) => (amount: Amount) => form.test(amount.trail.slice(0, 30))
const leads = (form: RegExp) => (amount: Amount) => form.test(amount.lead.slice(-40))

export const percentRules: readonly Rule[] = [
  ['kept', leads(/\b(?:i|we|want to|wanna|like to) keep (?:about |around |at least )?$/)],
  [
    'off',
    follows(
      /^ (?:extra |more |further |additional )?(?:off|discount|reduction|cheaper|rebate|less|coupon|voucher|promo\w*)\b/,
    ),
  ],
  ['off', leads(/\b(?:reduced|lowered|cut|discounted|marked down|down) by $/)],
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
/** What the amount before counts. */
const ofLast = /^ ?(?:orders|tickets|sessions)\b/

/** Words behind an amount that speak of the next one, or of what is wished for. */
const ofNext = /\bneed to make\b|\b(?:that |which )?costs?(?: me| us)?(?: about| around)? ?$/

export const rules: readonly Rule[] = [
  ['income', follows(/^ (?:a (?:week|month|year) )?on the side\b/)],
  ['income', follows(/^ (?:is |are )?left (?:on |of |from |per |for )?(?:per |each|every|an? )/)],
  ['price', leads(/\bsells?\b[^\d]{0,34} (?:for|at) $/)],
  [
    'unitCost',
    (amount, text) => /\bbuys? (?:[a-z]+ ){0,3}(?:for|at) $/.test(amount.lead) && /\bsells?\b|\bresells?\b/.test(text),
  ],
  ['price', leads(/\bcosts? (?:them|users|customers|members|clients|people|subscribers)(?: about| around| only)? $/)],
  [
    'income',
    leads(/\b(?:gets?|got|getting|comes?|came|coming|brings?|brought|bringing|takes?|took|taking) in\b[^\d]{0,24}$/),
  ],
  ['income', leads(/\b(?:sales|turnover|takings|earnings)(?: is| are| of| were)? (?:about )?$/)],
  ['cash', leads(/\baccount (?:has|holds|shows) $/)],
  ['burn', (amount) => isPeriod(amount.per) && /\b(?:take|takes|taking|goes|go) out $/.test(amount.lead)],
  [
    'cash',
    (amount) =>
      !isPeriod(amount.per) &&
      /\b(?:in the bank|in (?:my|the|our) account|in cash|saved|savings|cash|put aside|bank)\b/.test(near(amount)),
  ],
  ['burn', follows(/^ (?:a (?:week|month) )?more than (?:comes in|(?:i|we) (?:take in|bring in|make|earn))\b/)],
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
  [
    'goal',
    leads(
      /\bhow many (?!hours|minutes|days|weeks|months|years)[a-z]+(?: [a-z]+){0,5} (?:for|to|until|till) (?:about )?$/,
    ),
  ],
  [
    'fixed',
    ({ lead, trail }) =>
      /(?:^ ?|\b(?:i|we|also|to) )(?:have to )?pay (?:about |around )?$/.test(lead) && /^ for\b/.test(trail),
  ],
  ['fixed', leads(/\b(?!i\b|we\b|it\b)[a-z]+ (?:gets|needs|wants) $/)],
  [
    'fixed',
    (amount) =>
      fixed.test(near(amount)) &&
      !/\b(?:each|per|a)\b/.test(amount.per === null ? '' : isPeriod(amount.per) ? '' : 'each'),
  ],
  ['unitCost', (amount) => cost.test(amount.lead) && !isPeriod(amount.per)],
  [
    'unitCost',
    (amount) =>
      amount.noun === null && cost.test(amount.trail.replace(ofNext, ' ').slice(0, 20)) && !isPeriod(amount.per),
  ],
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
    says(
      /\b(?:make|earn|earned|made|income|revenue|brings?(?: in)?|brought|comes? in|takings|sales of|invoice\w*|sold for)\b/,
    ),
  ],
  ['price', (amount) => (amount.per !== null && !isPeriod(amount.per)) || amount.perEach],
  ['price', leads(/\beach (?!takes|costs|needs|lasts)[a-z]+(?: (?!takes|costs|needs|lasts)[a-z]+)? $/)],
  [
    'price',
    ({ lead }, text) =>
      /^ ?(?:an?|one|each) (?:[a-z]+ ){1,2}(?:is|goes for|sells for) $|^ ?[a-z]+s are $/.test(lead) &&
      /\bhow many\b/.test(text),
  ],
  ['price', (amount) => / an? $/.test(` ${amount.lead.slice(-3)}`) && amount.noun !== null],
]
