import type { Amount } from '../read-amounts.ts'
import type { Entry, Kind, PercentKind } from './entry.ts'
import { clauseOf, goalWords, inWords, lastOf, outWords } from './words.ts'

/** An amount with the words of its sentence before it and the words behind it. */
export type Told = {
  before: string
  behind: string
  units: readonly string[]
  text: string
  last: Entry | undefined
}

export function kindOf(amount: Amount, told: Told): Kind {
  const { before, behind, last } = told
  if (amount.isPercent) return 'percent'
  if (lostWords.test(behind) || /\b(?:burnt|binned|wasted|spoiled|threw away) $/.test(before)) return 'lost'
  if (amount.noun !== null || isBareCount(amount, told)) return 'count'
  if (goalWords.test(before)) return 'goal'
  const kind = directionOf(before, behind)
  const isBeside = kind === 'unsaid' && alongside.test(before) && (last?.kind === 'in' || last?.kind === 'out')
  return isBeside ? last.kind : kind
}

/** `2 teams of 14` */
export const nested = /# [a-z]{3,12}s of $/
const lostWords =
  /^ (?:of (?:them|those) )?(?:broke|burnt|spoiled|(?:did|had|do|would|was|were)(?: not|n'?t) (?:sold|sell|show)|unsold|no shows)\b/
/** `made 3,180 this month and 2,745 last month` */
const alongside = /#(?: (?:this|last) [a-z]+)? and $/

const counts: readonly ((told: Told) => boolean)[] = [
  // `sold 65 at 8`
  ({ before, behind }) =>
    /^ (?:more )?(?:at|for) $/.test(behind) &&
    /\b(?:sold|sell|did|made|bought|order|do) (?:about |around )?$/.test(before),
  // `sell lemonade for 3. sold 150`
  ({ before, behind, text }) =>
    /\bsold (?:about |around )?$/.test(before) &&
    /^ ?$/.test(behind) &&
    /\b(?:sell|price)[a-z ]{0,24} (?:for|at) \d/.test(text),
  // `14 scarves at 32 and 6 at 25`
  ({ behind, before }) => /^ at $/.test(behind) && /# and $/.test(before),
  // `on 60 of them`, `if they order 200`
  ({ behind, before }) =>
    /^ of (?:them|those|these)\b/.test(behind) || /\b(?:they|who) (?:order|buy|take) $/.test(before),
  // `a box of 24 costs`
  ({ before }) => /\b(?:an?|one|each|per) (?:box|pack|packet|bag|tray|batch|case|crate|carton|set) of $/.test(before),
  // `an order of 60`, `i do 2 a day`
  ({ before, units }) =>
    /\b(?:order of|i do|we do|i sell|we sell|sold) (?:about |around )?$/.test(before) &&
    (units.length > 0 || /\bof $/.test(before)),
  ({ before, last }) => nested.test(before) && last?.kind === 'count',
  // `44 sat`
  ({ behind }) => /^ (?:fri|sat|sun|mon|tue|wed|thu)\b/.test(behind),
  // `8 each, 120 a day`
  ({ before, units, last }) =>
    /each, $/.test(before) &&
    last !== undefined &&
    last.kind !== 'count' &&
    last.isOfOne &&
    units.length === 1 &&
    units[0] !== 'each',
]

const isBareCount = ({ isMoney, value }: Amount, told: Told) =>
  !isMoney && Number.isInteger(value) && counts.some((holds) => holds(told))

type Side = 'in' | 'out'

/** What is said right beside an amount, before the words of its clause are looked at. */
const besides: readonly (readonly [Side, 'before' | 'behind' | 'clause', RegExp])[] = [
  ['in', 'behind', /^ (?:a (?:week|month|year) )?on the side\b/],
  ['in', 'behind', /^ (?:a month |a week )?(?:coming in|comes? in|came in|in fares|in tips|in sales|tips?\b)/],
  ['out', 'before', /#% (?:\+|and|plus) $/],
  ['in', 'before', /\bhow many (?:[a-z]+ (?:at )?)?$/],
  ['out', 'behind', /^ (?:base\b|of bills|in (?:monthly |weekly )?(?:costs|bills|expenses))/],
  ['in', 'behind', /^ (?:[a-z]+ )?from (?:clients|sales|customers|work)\b/],
  ['out', 'clause', /^ ?(?:and )?(?:i |we )?(?:have to )?pay $/],
  ['out', 'behind', /^ deposit\b/],
  ['in', 'behind', /^ extra\b/],
  ['out', 'behind', /^ to make\b/],
]
const weak: readonly (readonly [Side, RegExp])[] = [
  ['out', /^ (?:of it )?went on\b/],
  ['out', /^ (?:for (?:the )?(?:room|rent|gas|food)|(?:mortgage|utilities|rent|deposit))\b/],
]
const pays =
  /\b(?:i|we|to)(?: would| will| have to| had to)? (?:pay|paid)(?:ing)? (?:[a-z]+ ){0,3}#? ?(?:[a-z]+ )?$|\bof it (?:went )?$/

function directionOf(before: string, behind: string): Kind {
  const clause = clauseOf(before)
  const told = { before, clause, behind: behind.slice(0, 24) }
  const said = besides.find(([, where, form]) => form.test(told[where]))
  if (said) return said[0]
  if (isForCost(told.behind, clause)) return 'out'
  const [goes, comes] = [lastOf(outWords, clause), lastOf(inWords, clause)]
  if (Math.max(goes, comes) >= 0) return goes > comes || pays.test(clause) ? 'out' : 'in'
  return weak.find(([, form]) => form.test(told.behind))?.[0] ?? 'unsaid'
}

/** `150 for travel` */
const isForCost = (behind: string, clause: string) =>
  /^ for (?:the |my |his )?[a-z]+\b/.test(behind) &&
  lastOf(outWords, behind.split(' ').slice(0, 5).join(' ')) >= 0 &&
  !/\b(?:sell|sells|sold|charge)\b/.test(clause)

/** Of what a percentage is: `null` of what isn’t known here. */
const percents: readonly (readonly [PercentKind | null, 'before' | 'behind' | 'clause' | 'beside', RegExp])[] = [
  [null, 'behind', /\b(?:vat|gst|sales tax|service charge|interest|apr)\b/],
  [null, 'before', /\b(?:i|we) (?:keep|get|earn|make) (?:about )?$/],
  [null, 'before', /\b(?:gives?|pays?|leaves?) me (?:about )?$/],
  ['off', 'behind', /^ ?(?:off|discount|cheaper|less)\b/],
  ['margin', 'behind', /\bmargin\b/],
  ['margin', 'before', /\bmargin (?:of |is )?$/],
  ['markup', 'behind', /\bmark-?up\b/],
  ['markup', 'before', /\bmark-?up (?:of |is )?$/],
  ['part', 'behind', /^ (?:on|of) (?:an?|the|my) ?$|^ of retail\b/],
  ['paid', 'behind', /^ (?:now|up ?front|deposit|when|at the start|in advance|at the end)\b/],
  ['times', 'behind', /^ of what (?:it|they) costs?\b/],
  ['rest', 'behind', /^ of (?:the |what(?:'s| is) )?(?:rest|left|profit|remaind)|^ of my [a-z]+\b/],
  ['rest', 'beside', /\btax(?:es)?\b|\b(?:put|set) (?:[a-z]+ )?(?:away|aside)\b/],
  ['fee', 'clause', /\b(?:takes?|keeps?|fees?|cut|charges?|another|royalt\w+)\b/],
  [
    'fee',
    'behind',
    /^ (?:of (?:that|sales|what (?:he|she|they|i) (?:sells?|makes?)|the price|it|each|my|every)|fee|cut)\b/,
  ],
]

export function percentKind(before: string, behind: string): PercentKind | null {
  const clause = clauseOf(before)
  const told = { before, behind, clause, beside: `${clause} ${behind}` }
  return percents.find(([, where, form]) => form.test(told[where]))?.[0] ?? null
}
