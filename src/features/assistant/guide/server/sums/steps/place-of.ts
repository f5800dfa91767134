import { type Fact, isPeriod } from '../roles/role.ts'
import { withSameWords } from './same-words.ts'

/** The told amount that a new one stands for; undefined where it is something new. */
export function placeOf(fact: Fact, all: readonly Fact[], plain: string): Fact | 'several' | undefined {
  const same = all.filter(({ isPercent }) => isPercent === fact.isPercent)
  if (fact.isPercent) return ofPercent(fact, same)
  const byVerb = verbs.test(verbOf(fact)) ? only(same.filter((one) => verbOf(one) === verbOf(fact))) : undefined
  if (byVerb) return byVerb
  const alike = isAdded.test(plain) ? undefined : withSameWords(fact, same)
  if (alike && (alike.noun === null || fact.noun === null || alike.noun === fact.noun)) return alike
  if (isAdded.test(plain) && fact.role !== 'count') return undefined
  if (fact.noun !== null) return only(same.filter(({ noun }) => noun === fact.noun)) ?? byRole(fact, same)
  return ofMoney(fact, same, all)
}

function ofMoney(fact: Fact, same: readonly Fact[], all: readonly Fact[]): Fact | 'several' | undefined {
  const isBare = fact.role === 'bare' && fact.per === null
  const byLead = isBare || fact.role === 'price' ? only(same.filter((one) => hasLead(one, fact))) : undefined
  if (byLead) return byLead
  return isBare ? nearest(fact, all) : (byRole(fact, same) ?? byPeriod(fact, same) ?? ofPrice(fact, same))
}

const hasLead = (one: Fact, fact: Fact) => leadOf(one) !== '' && leadOf(one) === leadOf(fact)

/** A price may stand for what was told without a word for it. */
const ofPrice = (fact: Fact, all: readonly Fact[]) =>
  fact.role === 'price'
    ? only(
        all.filter(
          ({ role, per }) =>
            (role === 'bare' && !(fact.per === 'each' && isPeriod(per))) || (role === 'goal' && per === 'hour'),
        ),
      )
    : undefined

export const isAdded = /\b(?:also|on top|extra|another|more|on the side|besides|in addition)\b/

function ofPercent(fact: Fact, same: readonly Fact[]): Fact | undefined {
  const alike = only(same.filter(({ role }) => role === fact.role))
  const free =
    fact.role === 'share' || same[0]?.role === 'share' || (fact.role === 'growth' && same[0]?.role === 'stake')
  return alike ?? (same.length === 1 && (free || fact.role === 'stake') ? same[0] : undefined)
}

const verbOf = ({ trail }: Fact) => /^ (?:of (?:them|those) )?([a-z]+?)s?\b/.exec(trail)?.[1] ?? ''
const verbs = /^(?:leave|quit|cancel|come|join|stop|start)$/

const byRole = (fact: Fact, all: readonly Fact[]) => {
  const found = all.filter(({ role }) => role === fact.role && role !== 'bare')
  const named = found.filter(
    ({ noun, per }) =>
      (fact.noun === null || noun === null || noun === fact.noun) &&
      (fact.per === null || per === null || per === fact.per),
  )
  return only(fact.role === 'span' || fact.role === 'count' || fact.role === 'time' ? named : found)
}

/** Money a month is what was told a month, where only one was. */
const byPeriod = (fact: Fact, all: readonly Fact[]) =>
  fact.per === null || fact.per === 'each' || ['income', 'goal', 'price'].includes(fact.role)
    ? undefined
    : only(all.filter(({ per, role }) => per === fact.per && role !== 'count' && role !== 'time'))

const leadOf = ({ lead }: Fact) =>
  /\b(at|over|for|charge|sell|cost|costs|from|in|to) (?:about |around |only )?$/.exec(lead)?.[1] ?? ''

/** A bare number is the one that is about as large, where the others are far from it. */
function nearest({ value }: Fact, all: readonly Fact[]): Fact | 'several' | undefined {
  const ratio = (one: Fact) => Math.max(one.value / value, value / one.value)
  const [best, second] = all
    .filter((one) => value > 0 && one.value > 0)
    .toSorted((one, other) => ratio(one) - ratio(other))
  if (!best || ratio(best) > farthest) return 'several'
  return !second || ratio(second) >= (ratio(best) <= close ? apart * ratio(best) : far) ? best : 'several'
}
/** How many times as large it may be, and how much further the next one has to be. */
const [farthest, close, apart, far] = [3, 1.6, 3, 8] as const

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined)
