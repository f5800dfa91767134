import type { Amount } from '../read-amounts.ts'
import { withLists } from './cost-lists.ts'
import { type Fact, isPeriod, periodOf, type Role } from './role.ts'
import { percentRules, type Rule, rules } from './role-rules.ts'

/** What each amount is told to be, by the words of its own part of the sentence. */
export function withRoles(amounts: readonly Amount[], text: string): Fact[] {
  return withLists(amounts.map((amount) => ({ ...amount, role: roleOf(amount, text) })))
}

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
  value > 1 &&
  /\b(?:an?|my|the|our|this) $/.test(` ${lead}`) &&
  !/^ (?:[a-z]+ )?(?:[a-z]+s|people|men|women|kids)\b/.test(trail)

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
