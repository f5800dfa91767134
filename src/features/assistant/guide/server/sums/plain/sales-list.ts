import { type Facts, number, type Worked, worked } from '../facts.ts'
import { timesAYear } from '../read-amounts.ts'
import type { Fact } from '../roles/role.ts'
import { over, sumUp, type Term, term, times } from '../terms.ts'

const joins = /^ ?(?:[a-z-]+ ){0,4}(?:at|for|paying|pays?|who pay|of|on|à|x|@|×|costing) (?:about |around |only )?$/
const after =
  /^(?: ?(?:each|apiece|a|an|per|every|month|week|year|day|hour|session|client|customer|piece|euros?|dollars?)s?)*[,; ]*(?:and |plus |& )?(?:(?:the |another |also |i have |i've got |then )*(?:other )?)$/
/** What goes out, or comes off, makes it another sum. */
const others =
  /\b(?:costs?|rent|fees?|minus|less|expenses?|off|discount|tax|taxes|vat|spend|buy|bought|lose|leaves?|margin|break|hours? (?:do|would|should)|percent|if|instead|refund\w*|returns?|returned|cancel\w*)\b|%/
const period = /^(?:day|week|month|year)$/

/** `3 clients at 400 and 2 at 650`: so many at each price, as one sum. */
export function salesList(facts: Facts): Worked | undefined {
  const pairs = facts.says(others) ? undefined : pairsIn(facts)
  const whole = pairs && sumUp(pairs.map(([count, price]) => times(number(count), facts.money(price))))
  const told = new Set(facts.all.flatMap(({ per }) => (per && period.test(per) ? [per] : [])))
  const [from, ...more] = told
  if (!whole || more.length > 0 || !facts.takes(facts.all)) return undefined
  return from ? ofPeriod(facts, whole, from) : ofAny(facts, whole)
}

function ofPeriod(facts: Facts, whole: Term, from: string): Worked | undefined {
  const asked = facts.period
  const sum = asked && asked !== from ? stretched(whole, from, asked) : whole
  return sum && worked([[sum, { currency: facts.currency, unit: `a ${asked ?? from}` }]], notIn)
}

/** Where no price has a time, they are of the one that is asked for. */
function ofAny({ period: asked, currency }: Facts, whole: Term): Worked | undefined {
  const unit = asked && asked !== 'hour' ? `a ${asked}` : ''
  return worked([[whole, { currency, unit }]], ...(unit ? [`I took these as what comes in ${unit}.`] : []), notIn)
}
const notIn = 'Not included: costs, tax, and anyone who leaves or pays late.'

function pairsIn({ all: told, text }: Facts): [Fact, Fact][] | undefined {
  // `3 packages: 5 at 200, …`
  const isCounted = told.length % 2 === 1 && told[0]?.value === (told.length - 1) / 2
  const all = isCounted ? told.slice(1) : told
  if (all.length < 4 || all.length % 2 === 1) return undefined
  const pairs: [Fact, Fact][] = []
  for (let at = 0; at < all.length; at += 2) {
    const [count, price, next] = all.slice(at, at + 3)
    if (!count || !price || !isPair(count, price, text)) return undefined
    if (next && !after.test(text.slice(price.end, next.at))) return undefined
    pairs.push([count, price])
  }
  return pairs
}

const isPair = (count: Fact, price: Fact, text: string): boolean =>
  !(count.isMoney || count.isPercent || price.isPercent) &&
  Number.isInteger(count.value) &&
  joins.test(text.slice(count.end, price.at))

function stretched(sum: Term, from: string, to: string): Term | undefined {
  const [all, asked] = [timesAYear[from], timesAYear[to]]
  if (!all || !asked) return undefined
  return asked === 1 ? times(sum, term(all)) : times(sum, over(term(all), term(asked)))
}
