import { type Facts, number, percent, type Worked, worked } from '../facts.ts'
import type { Fact } from '../roles/role.ts'
import { over, times } from '../terms.ts'

const rateWords =
  /\bpercent\w*\b|%|\b(?:retention|conversion|rate|ratio)\b|\b(?:what|which|the|my) share\b|\bshare (?:is|of)\b/
const needs = /\bhow many\b/
const rated =
  /(?<!\b(?:day|lesson|step|page|week|month|module) )\b(\d[\d,]*) (?:[a-z]+ )?(?:out of|of|in|from) (?:every |the |my )?(\d[\d,]*)\b/

/** So many of so many: in percent, and how many it takes for a number of them. */
export function rate(facts: Facts): Worked | undefined {
  const pair = ratePair(facts)
  if (!pair) return undefined
  const { some, many } = pair
  const goal = facts.only((fact) => fact !== some && fact !== many && !fact.isPercent && !fact.isMoney)
  const wished = facts.only(({ isPercent }) => isPercent)
  const share = [over(number(some), number(many)), { isPercent: true }] as const
  const note = many.value < 100 ? [`From ${number(many).shown} tries the rate itself is still rough.`] : []
  if (wished && !goal)
    return worked([[times(number(many), percent(wished)), { isUp: true, unit: pair.unit }], share], ...note)
  if (goal && needs.test(facts.ask)) {
    const needed = over(number(goal), over(number(some), number(many)))
    const sum = [needed, { isUp: true, unit: unitOf(facts, many) }] as const
    return worked(
      rateWords.test(facts.ask) ? [share, sum] : [sum, share],
      ...note,
      'It holds as long as the rate stays the same.',
    )
  }
  return rateWords.test(facts.ask) && !goal ? worked([share], ...note) : undefined
}

/** What it takes so many of, as it is asked for. */
const unitOf = (facts: Facts, many: Fact): string =>
  /\bhow many (?:more )?([a-z]+s|people)\b/.exec(facts.ask)?.[1] ?? (many.noun ? manyOf(facts, many) : '')

const manyOf = ({ text }: Facts, { at, end }: Fact) => /^ ([a-z]+)/.exec(text.slice(end))?.[1] ?? text.slice(at, end)

function ratePair(facts: Facts): { some: Fact; many: Fact; unit: string } | undefined {
  const said = rated.exec(facts.text)
  const counts = facts.all.filter(
    (fact) =>
      !fact.isPercent &&
      !fact.isMoney &&
      (fact.role === 'count' ||
        fact.role === 'bare' ||
        fact.role === 'lost' ||
        fact.role === 'gained' ||
        fact.role === 'goal'),
  )
  const told = said
    ? counts.filter(({ at }) => at >= said.index && at < said.index + said[0].length)
    : counts.slice(0, 2)
  const [one, other] = told
  if (!one || !other || (!said && (!isNamed(one) || !isNamed(other)))) return undefined
  const [some, many] = one.value <= other.value ? [one, other] : [other, one]
  if (
    some.value <= 0 ||
    facts.only((fact) => fact === some) === undefined ||
    facts.only((fact) => fact === many) === undefined
  )
    return undefined
  return { some, many, unit: some.noun === null ? '' : manyOf(facts, some) }
}

/** `340 downloads, 11 active`: numbers of something, and no prices. */
const isNamed = ({ noun, trail, role }: Fact) => noun !== null || (role === 'bare' && /^ [a-z]{3,}/.test(trail))
