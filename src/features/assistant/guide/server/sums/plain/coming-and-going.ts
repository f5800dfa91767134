import { type Facts, number, type Worked, worked } from '../facts.ts'
import type { Fact } from '../roles/role.ts'
import { minus, plus, times } from '../terms.ts'

const goes = /^ (?:of (?:them|those) )?(?:[a-z]+ )?(?:leaves?|leaving|quits?|cancels?|drops? out|stops?)\b/
const comes = /^ (?:new |more )?(?:(?!leave|quit|cancel)[a-z]+ )?(?:comes?|joins?|signs? up|starts?|arrives?)\b/
const lost = /\b(?:lose|losing|lost) (?:about )?$/
const won = /\b(?:win|gain|get|won|gained) (?:about )?$/

/** `12 clients pay 150 a month, 2 leave and 3 come`: how many are there then, and what they pay. */
export function comingAndGoing(facts: Facts): Worked | undefined {
  if (facts.all.some(({ isPercent, role }) => isPercent || role === 'span')) return undefined
  const isGone = (fact: Fact) => goes.test(fact.trail) || lost.test(fact.lead)
  const isNew = (fact: Fact) => comes.test(fact.trail) || (won.test(fact.lead) && fact.noun !== null)
  const gone = facts.only((fact) => !fact.isMoney && isGone(fact))
  const fresh = facts.only((fact) => !fact.isMoney && isNew(fact))
  const count = facts.only(({ noun, isMoney, per }) => noun !== null && !isMoney && per === null)
  const price = facts.only(({ noun, role }) => noun === null || role === 'price')
  if (!(gone || fresh) || !count || !price || !Number.isInteger(count.value)) return undefined
  const less = gone ? minus(number(count), number(gone)) : number(count)
  const then = fresh ? plus(less, number(fresh)) : less
  const { currency } = facts
  const unit = price.per && price.per !== 'each' ? `a ${price.per}` : ''
  return worked(
    [
      [times(then, facts.money(price)), { currency, unit }],
      [times(number(count), facts.money(price)), { currency, unit, label: 'Before' }],
    ],
    'It holds if those who come pay the same; what winning them costs isn’t included.',
  )
}
