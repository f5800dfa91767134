import { valueText } from './value-text.ts'

/** A sum that founders type as a story: how it is calculated, and what comes out, rounded up where it counts things. */
export type BusinessSum = {
  shown: string
  result: number
  unit: string
  exact: number
  currency: string | null
  note: string
}

const amount = String.raw`[$\u20ac\u00a3]?\s?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`
const numberOf = (digits = '') => Number(digits.replaceAll(',', ''))
const currencyIn = (plain: string) => ({ $: 'USD', '€': 'EUR', '£': 'GBP' })[/[$€£]/.exec(plain)?.[0] ?? ''] ?? null

const readers = [marginOfMany, breakEven, neededForRate]

/** `62 boxes at 11.50 each, ingredients 4.20 a box`, `rent 850, insurance 120, I make 95 a job, how many jobs`, `3 of 40 reply`. */
export function readBusinessSum(plain: string): BusinessSum | undefined {
  for (const read of readers) {
    const found = read(plain)
    if (found && Number.isFinite(found.result)) return found
  }
  return undefined
}

const each = '(?:each|apiece|(?:a|an|per|every|for each) [a-z]+)'
const soldAt = new RegExp(String.raw`\b(\d[\d,.]*) ([a-z]+) (?:at|for|@|\u00e0) ${amount}(?: ${each})?`)
const costsEach = new RegExp(
  String.raw`\b(?:ingredients?|materials?|parts|cost|costs|costing|stock|supplies|packaging|fees?|pay|minus|less|buy|bought)\b[^\d$\u20ac\u00a3]{0,24}${amount}(?: ${each})`,
)
const asksRest = /\b(?:minus|less|left|remain\w*|profit|margin|keep|make|earn|over|clear)\b/

/** So many at a price, each with a cost. */
function marginOfMany(plain: string): BusinessSum | undefined {
  const sold = soldAt.exec(plain)
  const rest = sold ? plain.slice(sold.index + sold[0].length) : ''
  const cost = costsEach.exec(rest)
  if (!sold || !cost || !asksRest.test(plain) || amountsIn(plain).length !== 3) return undefined
  const [count, price, unit] = [numberOf(sold[1]), numberOf(sold[3]), numberOf(cost[1])]
  const currency = currencyIn(plain)
  const result = count * (price - unit)
  const shown = `${valueText(count, null)} × (${valueText(price, currency)} − ${valueText(unit, currency)})`
  return {
    shown,
    result,
    exact: result,
    unit: '',
    currency,
    note: 'Costs that don’t grow with each one, such as rent, still come off that.',
  }
}

const isLeft = /\b(?:make|earn|keep|clear|get|leaves?|left|profit|margin|contribution)\b/
const asksBreakEven =
  /\bhow many ([a-z]+)\b.*\b(?:los(?:e|ing)|break(?:ing)?[- ]?even|cover\w*|pay(?:s|ing)? for|in the (?:black|red|plus)|profit\w*|afford)\b/

/** Fixed costs, each named in a part of the sentence of its own, and what one sale leaves. */
function breakEven(plain: string): BusinessSum | undefined {
  const asked = asksBreakEven.exec(plain)
  if (!asked) return undefined
  const parts = plain.slice(0, asked.index).split(/[,;]\s|\.\s|\band\b|\bbut\b/)
  const told = parts.map((part) => ({ amounts: amountsIn(part), isLeft: isLeft.test(part) }))
  if (told.some(({ amounts }) => amounts.length > 1)) return undefined
  const costs = told.flatMap(({ amounts, isLeft }) => (isLeft ? [] : amounts))
  const [one = 0, ...others] = told.flatMap(({ amounts, isLeft }) => (isLeft ? amounts : []))
  if (costs.length === 0 || one <= 0 || others.length > 0) return undefined
  const currency = currencyIn(plain)
  const sum = costs.map((cost) => valueText(cost, currency)).join(' + ')
  const exact = costs.reduce((all, cost) => all + cost, 0) / one
  const shown = `${costs.length > 1 ? `(${sum})` : sum} ÷ ${valueText(one, currency)}`
  return {
    ...{ shown, exact, result: Math.ceil(exact), unit: asked[1] ?? '', currency: null },
    note: 'Your own pay isn’t in there unless one of these costs is it; add it before you trust the number.',
  }
}

const rated =
  /(?<!\b(?:day|lesson|step|page|week|month|module) )\b(\d[\d,]*) (?:out of|of|in|from) (?:every |the |my )?(\d[\d,]*)\b/
const wanted =
  /\bhow many\b.*\b(?:for|get|win|have|reach|want|need)\s(?:to (?:get|have|win|reach) )?(?:me )?(\d[\d,]*)\b/

/** So many of so many say yes: how many have to be asked for a number of them. */
function neededForRate(plain: string): BusinessSum | undefined {
  const rate = rated.exec(plain)
  const goal = rate && (wanted.exec(plain.slice(rate.index + rate[0].length)) ?? undefined)
  if (!rate || !goal || amountsIn(plain).length !== 3) return undefined
  const [some, all, aim] = [numberOf(rate[1]), numberOf(rate[2]), numberOf(goal[1])]
  if (some <= 0 || some > all) return undefined
  const exact = (aim * all) / some
  const shown = `${valueText(aim, null)} ÷ (${valueText(some, null)} ÷ ${valueText(all, null)})`
  const note = `At ${valueText((some / all) * 100, null)}% it’s that many; from ${valueText(all, null)} tries the rate itself is still rough.`
  return { shown, exact, result: Math.ceil(exact - 1e-9), unit: '', currency: null, note }
}

const amountsIn = (text: string) => [...text.matchAll(new RegExp(amount, 'g'))].map(([, digits]) => numberOf(digits))
