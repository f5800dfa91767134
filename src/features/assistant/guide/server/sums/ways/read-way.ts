import { amountText } from '../amount-text.ts'
import type { Worked } from '../facts.ts'
import { type Amount, readAmounts } from '../read-amounts.ts'
import { money, percentOf, sumUp, type Term, term } from '../terms.ts'

/** A place in a sum: what is said before or behind the amount that belongs there. */
export type Slot = {
  before?: RegExp
  after?: RegExp
  is?: 'percent' | 'money' | 'count'
  isOptional?: boolean
  /** Several of them are added up. */
  isList?: boolean
}

export type Values<Name extends string> = Record<Name, Term> & {
  currency: string | null
  has: (name: Name) => boolean
  value: (name: Name) => number
}

/** A kind of sum whose amounts are told apart by the words beside them. */
export type Way<Name extends string = string> = {
  slots: Readonly<Record<Name, Slot>>
  says: (values: Values<Name>, text: string) => Worked | undefined
}

type Told = { amount: Amount; before: string; after: string }

const longestBeside = 60

/** A way whose places are those that its sum is made of. */
// Each place has its term when the sum is made, but for those that may be empty, which are asked for with `has`.
export const way = <Name extends string>(one: Way<Name>): Way => one as unknown as Way

/** The sum by this way; undefined unless every amount has its place and every place its amount. */
export function readWay({ slots, says }: Way, typed: string, own: string | null = null): Worked | undefined {
  const text = amountText(typed.replace(currencyLetters, ''))
  const { amounts, currency: told, isMixed } = readAmounts(text)
  const currency = told ?? own
  const placed = inPlaces(slots, toldIn(text, amounts))
  if (!placed || isMixed) return undefined
  const terms = [...placed].flatMap(([name, all]): [string, Term][] => {
    const slot = slots[name]
    const sum = slot && sumUp(all.map((amount) => termOf(amount, slot, currency)))
    return sum ? [[name, sum]] : []
  })
  const value = (name: string) => (placed.get(name) ?? []).reduce((all, one) => all + one.value, 0)
  const values = { ...Object.fromEntries(terms), currency, value, has: (name: string) => placed.has(name) }
  // An object with a term for each name, and three of other names.
  const found = says(values as Values<string>, text)
  return found && Number.isFinite(found.result) && found.result > 0 ? found : undefined
}

/** `R1,800` and `N500` are told with a letter for their currency. */
const currencyLetters = /\b(?:R|N|RM|Rs\.?) ?(?=\d)/g

const toldIn = (text: string, amounts: readonly Amount[]): Told[] =>
  amounts.map((amount, at) => {
    const from = Math.max(amounts[at - 1]?.end ?? 0, amount.at - longestBeside)
    const to = Math.min(amounts[at + 1]?.at ?? text.length, amount.end + longestBeside)
    return { amount, before: text.slice(from, amount.at), after: text.slice(amount.end, to) }
  })

/** The amounts of each place, in the order of the places; undefined where one is left over or missing. */
function inPlaces(slots: Way['slots'], told: readonly Told[]): Map<string, Amount[]> | undefined {
  const free = new Set(told)
  const placed = new Map<string, Amount[]>()
  for (const [name, slot] of Object.entries(slots)) {
    const found = [...free].filter((one) => fits(one, slot)).slice(0, slot.isList ? undefined : 1)
    if (found.length === 0 && !slot.isOptional) return undefined
    if (found.length > 0)
      placed.set(
        name,
        found.map(({ amount }) => amount),
      )
    for (const one of found) free.delete(one)
  }
  return free.size === 0 ? placed : undefined
}

function fits({ amount, before, after }: Told, slot: Slot): boolean {
  if ((slot.is === 'percent') !== amount.isPercent || (slot.is === 'count' && amount.isMoney)) return false
  return (slot.before?.test(before) ?? false) || (slot.after?.test(after) ?? false)
}

const termOf = ({ value }: Amount, { is }: Slot, currency: string | null): Term =>
  is === 'percent' ? percentOf(value) : is === 'count' ? term(value) : money(value, currency)
