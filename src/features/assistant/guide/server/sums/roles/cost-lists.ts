import { type Fact, isCost, isPeriod } from './role.ts'

/** Each as it stands beside the one before. */
function inLists(facts: readonly Fact[]): Fact[] {
  let last: Fact | undefined
  return facts.map((fact) => {
    last = beside(fact, last)
    return last
  })
}

function beside(fact: Fact, last: Fact | undefined): Fact {
  if (last && isCost(last) && isNamedOnly(fact) && last.per === fact.per) return { ...fact, role: last.role }
  const isFee = last?.role === 'fee' && fact.role === 'bare' && /^ ?(?:fee )?(?:plus|and) $/.test(fact.wide)
  return isFee ? { ...fact, role: 'unitCost' } : fact
}

/** `office 800 a month` beside `salaries 5200 a month`: in a list of costs, what has just a name is one too. */
export function withLists(facts: readonly Fact[]): Fact[] {
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
function samePeriod(facts: readonly Fact[]): Fact[] {
  let next: Fact | undefined
  const turned = facts.toReversed().map((fact) => {
    next = next && isBefore(fact, next) ? { ...fact, per: next.per, role: 'fixed' } : fact
    return next
  })
  return turned.toReversed()
}

const isBefore = (fact: Fact, next: Fact) =>
  isCost(next) &&
  isCost(fact) &&
  isPeriod(next.per) &&
  fact.per === null &&
  fact.noun === null &&
  isListed.test(next.wide)
const isListed = /^, (?:and )?[a-z]+(?: [a-z]+)? $/

/** `sold 150` beside a price is how many were sold. */
const soldOf = (fact: Fact, at: number, all: readonly Fact[]): Fact =>
  isBareCount(fact, all) || wasSold(fact, at, all) ? { ...fact, role: 'count' } : fact

/** `, 120 a month` behind the price of one. */
const isBareCount = (fact: Fact, all: readonly Fact[]): boolean =>
  fact.role === 'bare' &&
  fact.noun === null &&
  isPeriod(fact.per) &&
  !fact.isMoney &&
  Number.isInteger(fact.value) &&
  /^[ ,]*(?:and )?(?:i (?:make|sell|do) )?(?:about |around )?$/.test(fact.lead) &&
  all.some(({ role, value }) => role === 'price' && value < fact.value) &&
  all.some(({ role }) => role === 'unitCost')

const wasSold = (fact: Fact, _at: number, all: readonly Fact[]): boolean =>
  /\bsold (?:about |around )?$/.test(fact.lead) &&
  !fact.isMoney &&
  Number.isInteger(fact.value) &&
  all.some((other) => other !== fact && other.role === 'price')

const isNamedOnly = ({ role, isPercent, noun, lead }: Fact) =>
  role === 'bare' &&
  !isPercent &&
  noun === null &&
  /^ ?(?:(?:the|my|our) )?(?:[a-z-]+ ){1,4}$/.test(lead) &&
  !/\b(?:i|we|he|she|they|it|that|at|for|to|from|now|was|price|course|sales|turnover|takings|earnings|customers|clients|brings|makes|earns|pays|gives|saves|gets|takes|job|revenue|income|got|have|has|left|need|want|with|worth)\b/.test(
    lead,
  )
