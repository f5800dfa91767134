import { type Facts, number, type Worked, worked } from '../facts.ts'
import type { Fact } from '../roles/role.ts'
import { minus, over, type Term } from '../terms.ts'

const asksChange =
  /\b(?:growth|grow\w*|grew|increase\w*|percent(?:age)?|drop\w*|fall|fell|decrease\w*|change|changed|rise|rose|up|down|los[et]|decline\w*)\b|%/
const asksShare = /\b(?:what|which|how many) (?:percent(?:age)?|share|%) (?:is|are|of)\b|\bas a percent(?:age)?\b/
const moved =
  /\bfrom\b[^.]*\bto\b|\b(?:was|were|had|used to be|last (?:month|week|year)|before|previously)\b|\b(?:rose|went|grew|fell|dropped|jumped|climbed|increased|decreased|shrank|moved)\b/
/** What is wanted of it is another sum. */
const others =
  /\b(?:percent(?:age)?|%|share) of\b|\b(?:margin|mark-?up|cost|tax|vat|discount|off|churn|conversion|interest|how many (?:more|can|may|months|weeks)|how long|till|until)\b/
const earlier = /\b(?:was|were|had|last|before|previous(?:ly)?|earlier|used to)\b/
const later = /\b(?:now|this|today|currently|is|are)\b/

/** From one number to another: by how much, and in percent of the first. */
export function fromTo(facts: Facts): Worked | undefined {
  const pair = pairIn(facts)
  if (!pair || !facts.asks(asksChange) || !facts.says(moved) || facts.says(others)) return undefined
  const [before, now] = pair
  if (!facts.takes(facts.all)) return undefined
  const shown = termIn(facts)
  const by = minus(shown(now), shown(before))
  const isUp = now.value >= before.value
  const isMoney = now.isMoney || before.isMoney
  return worked(
    [
      [over(by, shown(before)), { isPercent: true, label: isUp ? 'Growth' : 'Change' }],
      [
        isUp ? by : minus(shown(before), shown(now)),
        { unit: isUp ? 'more' : 'less', ...(isMoney ? { currency: facts.currency } : {}) },
      ],
    ],
    'One step is no trend: two more of the same tell whether it holds.',
  )
}

/** The earlier and the later of two numbers for the same. */
function pairIn({ all }: Facts): readonly [Fact, Fact] | undefined {
  const [first, second, ...more] = all
  if (!first || !second || more.length > 0 || first.isPercent || second.isPercent) return undefined
  if (first.value <= 0 || second.value <= 0 || !isOfOneKind(first, second)) return undefined
  return isTurned(first, second) ? [second, first] : [first, second]
}

const termIn =
  (facts: Facts) =>
  (fact: Fact): Term =>
    facts.told ? facts.money(fact) : number(fact)

const isOfOneKind = (first: Fact, second: Fact) =>
  first.noun === null || second.noun === null || first.noun === second.noun

const isTurned = (first: Fact, second: Fact) =>
  earlier.test(`${second.lead} ${second.trail}`) &&
  !earlier.test(first.lead) &&
  (later.test(`${first.lead} ${first.trail}`) || !/\bto $/.test(second.lead))

/** `What percentage is 35 of 140`. */
export function partOf(facts: Facts): Worked | undefined {
  const [first, second, ...more] = facts.all
  if (!first || !second || more.length > 0 || !facts.asks(asksShare) || second.value <= 0) return undefined
  if (!/^[^.]{0,24}\b(?:of|out of)\b[^.]{0,16}$/.test(facts.text.slice(first.end, second.at))) return undefined
  return facts.takes(facts.all) ? worked([[over(number(first), number(second)), { isPercent: true }]]) : undefined
}
