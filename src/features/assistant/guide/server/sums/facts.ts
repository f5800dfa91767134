import { decimalText } from '#platform/format/figures.ts'
import { amountText } from './amount-text.ts'
import { readAmounts } from './read-amounts.ts'
import type { Fact, Role } from './roles/role.ts'
import { withRoles } from './roles/with-roles.ts'
import { money, percentOf, type Term, term, valueOfTerm } from './terms.ts'
import { moneyText, valueText } from './value-text.ts'

/** What was worked out: the sum first, then what belongs to it, then what isn’t included. */
export type Worked = { shown: string; result: number; lines: string[] }
export type Shape = (facts: Facts) => Worked | undefined

/** A told sum: what its amounts are, and what is asked of them. Each amount is taken once; a shape that leaves one has misread. */
export class Facts {
  readonly ask: string
  readonly text: string
  /** The currency that is told; null where none is. */
  readonly told: string | null
  /** What money is in: what is told, or else the member’s own. */
  readonly currency: string | null
  readonly all: readonly Fact[]
  /** Amounts in several currencies make no sum. */
  readonly isMixed: boolean
  readonly #taken = new Set<Fact>()

  constructor(text: string, ask: string, own: string | null = null) {
    this.text = amountText(text)
    this.ask = amountText(ask)
    const { amounts, currency, isMixed } = readAmounts(this.text)
    this.isMixed = isMixed
    this.all = withRoles(amounts, this.text)
    this.told = currency
    this.currency = currency ?? own
  }

  asks = (form: RegExp) => form.test(this.ask)
  says = (form: RegExp) => form.test(this.text)
  has = (...roles: Role[]) => this.all.some((fact) => !this.#taken.has(fact) && roles.includes(fact.role))

  /** The only one that is left of these roles; none where there are several. */
  one(...roles: Role[]): Fact | undefined {
    return this.only((fact) => roles.includes(fact.role))
  }

  only(holds: (fact: Fact) => boolean): Fact | undefined {
    const [first, ...others] = this.all.filter((fact) => !this.#taken.has(fact) && holds(fact))
    if (!first || others.length > 0) return undefined
    this.#taken.add(first)
    return first
  }

  /** Takes these; whether each of them was still free. */
  takes = (facts: readonly Fact[]): boolean => facts.every((fact) => this.only((one) => one === fact) !== undefined)

  many(...roles: Role[]): Fact[] {
    const found = this.all.filter((fact) => !this.#taken.has(fact) && roles.includes(fact.role))
    for (const fact of found) this.#taken.add(fact)
    return found
  }

  /** For the next shape to take them anew. */
  restart(): void {
    this.#taken.clear()
  }

  get isUsed() {
    return this.#taken.size === this.all.length
  }

  /** The period that is asked for: `what do I make a week`, `monthly?` */
  get period(): string | null {
    const at = Math.max(this.ask.lastIndexOf('what'), this.ask.lastIndexOf('how '), this.ask.lastIndexOf('and '), 0)
    const asked = at > 0 || !/\d/.test(this.ask) ? this.ask.slice(at) : (this.ask.split(/[.,;:] /).at(-1) ?? '')
    const [, period, adverb] = periodForm.exec(asked) ?? []
    return period ?? (adverb === 'daily' ? 'day' : (adverb?.replace(/ly$/, '') ?? null))
  }

  money = ({ value }: Pick<Fact, 'value'>): Term => money(value, this.currency)
  moneyText = (value: number) => moneyText(value, this.currency)
}

const periodForm =
  /\b(?:a|per|each|every|this|the|one|whole) (hour|day|week|month|year)\b|\b(hourly|daily|weekly|monthly|yearly)\b/

export const number = ({ value }: Pick<Fact, 'value'>): Term => term(value)
export const percent = ({ value }: Pick<Fact, 'value'>): Term => percentOf(value)

/** Whether prices and costs are of the same thing: `per job` and `per visit` aren’t. */
export function isSameUnit(facts: readonly Fact[]): boolean {
  const units = facts.flatMap(({ per, noun, role }) =>
    role === 'count' && noun ? [noun] : per && !general.test(per) ? [per] : [],
  )
  return units.every((one) => units.every((other) => one.includes(other) || other.includes(one)))
}

const general = /^(?:each|day|week|month|year|hour|sale|order|one|piece|unit)$/

/** `currency`: of money, null where it wasn’t said. */
type As = {
  currency?: string | null
  unit?: string
  label?: string
  isPercent?: boolean
  isUp?: boolean
  isDown?: boolean
}

/** A sum as it is shown, with its result: `12 × (11.5 − 4.2) = **87.6**`. */
export function lineOf(sum: Term, as: As = {}): { line: string; result: number } | undefined {
  const exact = valueOfTerm(sum)
  if (exact === undefined) return undefined
  const isWhole = as.isUp || as.isDown
  const result = as.isUp ? Math.ceil(exact - tiny) : as.isDown ? Math.floor(exact + tiny) : exact
  const isRounded = isWhole && Math.abs(result - exact) > tiny
  const value = valueIn(result, as)
  const unit = as.unit ? ` ${as.unit}` : ''
  const label = as.label ? `${as.label}: ` : ''
  const exactly = isRounded ? ` (${decimalText(exact, 2)}, rounded ${as.isUp ? 'up' : 'down'})` : ''
  return { line: `${label}${sum.shown} = **${value}${unit}**${exactly}`, result: as.isPercent ? result * 100 : result }
}

function valueIn(result: number, { isPercent, currency }: As): string {
  if (isPercent) return `${percentText(result * 100)}%`
  return currency === undefined ? valueText(result, null) : moneyText(result, currency)
}

const tiny = 1e-9
const percentText = (value: number) => decimalText(value, Math.abs(value) < 1 ? 2 : 1)

/** What was taken for weeks that weren’t told, where nothing else says it. */
function assumed(sums: readonly (readonly [Term, As?])[], says: readonly string[]): string[] {
  const [shown] = sums.map(([sum]) => sum.shown)
  if (!shown?.includes('52 ÷ 12') || says.some((one) => one.includes('52 ÷ 12'))) return []
  return ['A month is taken as 52 ÷ 12 weeks, each of them worked.']
}

/** The lines of a result; undefined where one of them can’t be worked out. The result is that of the first. */
export function worked(sums: readonly (readonly [Term, As?])[], ...says: readonly string[]): Worked | undefined {
  const lines = sums.map(([sum, as]) => lineOf(sum, as))
  if (lines.some((line) => line === undefined)) return undefined
  const [first] = lines
  return {
    shown: sums[0]?.[0].shown ?? '',
    result: first?.result ?? 0,
    lines: [...lines.flatMap((line) => line?.line ?? []), ...assumed(sums, says), ...says],
  }
}
