import { singular, timesAYear } from '../read-amounts.ts'
import { money, over, plus, type Term, term, times, timesIf } from '../terms.ts'
import { alike, type Entry, isMeasure, isName, isPeriod, isTime } from './entry.ts'
import { plainWords } from './plain-words.ts'
import { asks, periodAsked, questionIn } from './question.ts'
import { readEntries } from './read-entries.ts'
import { saysStaff } from './words.ts'

const order = ['hour', 'day', 'week', 'month', 'year']
/** Letters between an amount and the count beside it that it is of. */
const nearest = 30
const customers = /^(?:client|customer|member|kid|student|subscriber|pupil|user|family|child|regular)$/

/** The entries of a told sum and how many there are of what they are per. Each has to be used; one that isn’t was misread. */
export class Ledger {
  readonly text: string
  readonly ask: string
  readonly entries: readonly Entry[]
  readonly currency: string | null
  readonly isMixed: boolean
  /** The period that the result is of; null for one job, order or day that was told. */
  readonly root: string | null
  readonly #used = new Set<Entry>()

  constructor(text: string, ask = text, own: string | null = null) {
    this.text = plainWords(text)
    this.ask = questionIn(plainWords(ask))
    const { entries, currency, isMixed } = readEntries(this.text)
    this.entries = entries
    this.currency = currency ?? own
    this.isMixed = isMixed
    const goal = this.entries.find(
      ({ kind, units }) => kind === 'goal' && units.some((unit) => unit !== 'hour' && isPeriod(unit)),
    )
    const asked = periodAsked(this.ask)
    this.root = (asks.rate.test(this.ask) && goal?.units[0]) || (asked ?? this.#longest())
  }

  asks = (form: RegExp) => form.test(this.ask)
  says = (form: RegExp) => form.test(this.text)
  of = (...kinds: Entry['kind'][]) => this.entries.filter((one) => kinds.includes(one.kind) && !this.#used.has(one))
  percents = (...kinds: Entry['percent'][]) => this.of('percent').filter(({ percent }) => kinds.includes(percent))
  use = (...entries: readonly Entry[]) => {
    for (const one of entries) this.#used.add(one)
  }
  get isUsed() {
    return this.entries.every((one) => this.#used.has(one) || isMeasure(one))
  }
  money = ({ value }: Pick<Entry, 'value'>): Term => money(value, this.currency)

  #longest(): string | null {
    const told = this.entries.flatMap(({ units, kind, noun, value }) => [
      ...units,
      ...(kind === 'count' && noun === 'week' ? [value > 5 ? 'year' : 'month'] : []),
    ])
    const longest = order.toReversed().find((period) => period !== 'hour' && told.includes(period)) ?? null
    const isSpan = this.entries.some(
      ({ kind, noun, units }) => kind === 'count' && noun === longest && units.length === 0,
    )
    return isSpan ? null : longest
  }

  /** So many times what `by` is per; undefined where it isn’t told how many that is. */
  quantity(units: readonly string[], by: Entry, depth = 0): Term | undefined {
    if (depth > mostDepth) return undefined
    let product: Term | undefined = term(1)
    for (const unit of units) {
      const many = this.#many(unit, by, depth + 1)
      product = many && product && timesIf(product, many)
    }
    return product
  }

  #many(unit: string, by: Entry, depth: number): Term | undefined {
    if (unit !== 'hour' && isPeriod(unit)) return this.span(unit, depth)
    const counts = unit === 'hour' ? this.#hoursFor(by) : this.countsOf(unit, by)
    // `£12.50 to make a tray`: one of what nothing is counted of.
    if (counts.length === 0) return by.kind === 'count' || this.hasOne ? term(1) : undefined
    let sum: Term | undefined
    for (const count of counts) {
      const many = this.#whole(count, depth)
      if (!many) return undefined
      sum = sum ? plus(sum, many) : many
    }
    return sum
  }

  /** A count in all: `11 people in each` of the classes of a month. */
  #whole(count: Entry, depth: number): Term | undefined {
    this.use(count)
    const of = this.quantity(count.units, count, depth)
    const doubled = isTime(count) && /\b(?:each|both|either) ways?\b|\bthere and back\b/.test(count.trail)
    const value = doubled ? times(term(2), this.number(count)) : this.number(count)
    return of && timesIf(of, value)
  }
  whole = (count: Entry) => this.#whole(count, 0)

  /** As it was told: minutes are so many sixtieths of an hour. */
  number = ({ value, digits, noun }: Entry): Term =>
    noun === 'hour' && Math.abs(value - Number(digits)) > 1e-9 ? over(term(Number(digits)), term(60)) : term(value)

  /** How many of a period are in the one that the result is of. */
  span(period: string, depth = 0): Term | undefined {
    if (period === this.root || depth > mostDepth) return period === this.root ? term(1) : undefined
    const count = this.entries.find(({ kind, noun }) => kind === 'count' && noun === period)
    if (!count) return convertedTo(this.root, period)
    this.use(count)
    const of = count.units.find(isPeriod) ?? (this.root === null ? null : wholeOf(period, count.value))
    if (of === null) return term(count.value)
    const outer = of === undefined ? undefined : this.span(of, depth + 1)
    return outer && timesIf(outer, term(count.value))
  }

  #hoursFor(by: Entry): Entry[] {
    const hours = this.entries.filter(isTime)
    return hours.toSorted((one, other) => Math.abs(one.at - by.at) - Math.abs(other.at - by.at)).slice(0, 1)
  }

  /** The counts of a thing: by its name, else what is sold or made. */
  countsOf(unit: string, by: Entry): Entry[] {
    const counts = this.entries.filter(
      (one) => one.kind === 'count' && !isTime(one) && !isPeriod(one.noun ?? '') && one !== by,
    )
    const named = counts.filter(({ noun }) => noun !== null && isName(noun, unit))
    if (named.length > 0) return alike(named[0], named)
    if (by.kind === 'count') {
      const before = counts.filter(({ at }) => at < by.at).at(-1) ?? counts[0]
      return before ? [before] : []
    }
    if (unit === 'night' || unit === 'day') return []
    return this.things(by)
  }

  /** What is sold or made: what nothing else is counted of. */
  things(by: Entry): Entry[] {
    const counts = this.entries.filter((one) => one.kind === 'count' && !isTime(one) && !isPeriod(one.noun ?? ''))
    const outer = new Set(
      counts.flatMap((one) => one.units.filter((unit) => !isPeriod(unit)).flatMap((unit) => this.countsOf(unit, one))),
    )
    const inner = counts.filter((one) => !outer.has(one) && !saysStaff(one.noun ?? ''))
    const [first] = inner
    const same = alike(first, inner)
    if (same.length === inner.length) return same
    const gap = (one: Entry) => (one.at < by.at ? by.at - one.end : one.at - by.end)
    const beside = inner.toSorted((one, other) => gap(one) - gap(other))[0]
    return beside && gap(beside) < nearest ? [beside] : []
  }

  isCounted = (unit: string): boolean =>
    this.entries.some(({ kind, noun }) => kind === 'count' && (noun === null || noun === 'time' || isName(noun, unit)))

  named = (unit: string): Entry[] => {
    const name = singular(unit.split(' ').at(-1) ?? '')
    const counts = this.entries.filter((one) => one.kind === 'count' && !isTime(one))
    const found = counts.filter(({ noun }) => noun !== null && isName(noun, name))
    const [first] = counts
    if (found.length > 0 || !first || !/^(?:head|person|piece|one|unit|each)$/.test(name)) return alike(found[0], found)
    return this.things(first)
  }

  /** Whether nothing is counted, so that all is told of one. */
  get hasOne() {
    return !this.entries.some((one) => one.kind === 'count' && !isTime(one) && !isPeriod(one.noun ?? ''))
  }

  /** How many pay it: `42 clients paying 90 a month`. */
  payers(by: Entry): Entry[] {
    const units = by.units.filter((unit) => !isPeriod(unit))
    if (by.kind === 'out' || units.length > 0 || by.units.length === 0) return []
    const found = this.entries.filter(
      (one) => one.kind === 'count' && customers.test(one.noun ?? '') && one.units.length === 0,
    )
    return found.length === 1 ? found : []
  }
}

const mostDepth = 4

/** Five days are a week’s, twenty are a month’s; 46 weeks are a year’s, four are a month’s. */
function wholeOf(period: string, count: number): string | undefined {
  if (period === 'day') return count > 7 ? 'month' : 'week'
  return period === 'week' ? (count > 5 ? 'year' : 'month') : undefined
}

function convertedTo(root: string | null, period: string): Term | undefined {
  const [from, to] = [timesAYear[period], timesAYear[root ?? '']]
  if (!from || !to) return undefined
  if (from < to) return over(term(1), from === 1 ? term(to) : over(term(to), term(from)))
  return to === 1 ? term(from) : over(term(from), term(to))
}
