import { numberAsText } from '#features/founder-file/numbers/number-text.ts'
import { sourceParts } from '#features/founder-file/pages/addresses.ts'
import { readFigures, readNumbers } from '#features/founder-file/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { OwnFigure } from '../own-record.ts'
import { placeOf } from '../read-own-figure.ts'

/** A term of a sum as the member’s file has it, and where. */
export type OwnTerm = OwnFigure & { amount: number; title: string; href: string }
export type OwnTerms = Partial<Record<TermName, OwnTerm>>
export type TermName = keyof typeof termSources

/**
 * Where the terms of the sums that founders ask most are: the first of these places that has a number; of what changes from
 * month to month, the newest. `numbers.…` is the latest entry among the numbers of the week, counted over 30 days.
 */
export const termSources = {
  price: ['unit-cost-and-price.chosen', 'unit-cost-and-price.price', 'numbers.price'],
  customers: ['numbers.clients'],
  revenue: ['numbers.revenue', 'runway-sheet.month.as_is.revenue'],
  costs: ['numbers.costs', 'runway-sheet.month.as_is.costs'],
  cash: ['runway-sheet.month.as_is.cash', 'numbers.cash'],
  burn: ['runway-sheet.month.as_is.burn'],
  fixed: ['unit-cost-and-price.fixed', 'purpose-statement.fixed_costs', 'break-even-and-levers.fixed'],
  pagePrice: ['unit-cost-and-price.price'],
  contribution: ['unit-cost-and-price.contribution'],
  returns: ['unit-cost-and-price.returns_each'],
} as const satisfies Record<string, readonly string[]>

const ofNumbers = 'numbers'
const changing = new Set<string>(['revenue', 'costs', 'cash'] satisfies TermName[])

/** All of them that are in the file. */
export async function readOwnTerms(ctx: MemberContext): Promise<OwnTerms> {
  const places = Object.values(termSources).flat().map(sourceParts)
  const pageIds = [...new Set(places.map(({ pageId }) => pageId))].filter((id) => id !== ofNumbers)
  const [pages, { numbers, currency }] = await Promise.all([readFigures(ctx, pageIds), readNumbers(ctx)])
  const termAt = (source: string): OwnTerm[] => {
    const { pageId, address } = sourceParts(source)
    if (pageId === ofNumbers) {
      const number = numbers.find(({ key }) => key === address)
      const latest = number?.points.at(-1)
      if (!number || !latest) return []
      const { value: amount, mark, date } = latest
      const text = numberAsText(amount, number, currency)
      return [{ label: number.label, text, amount, mark, date, title: 'This week’s numbers', href: numbersHref }]
    }
    const figure = pages.get(pageId)?.find((one) => one.address === address)
    if (!figure || figure.amount === null) return []
    const { label, text, amount, mark, date } = figure
    const { title, href } = placeOf(ctx, pageId)
    return [{ label, text, amount, mark, date, title, href }]
  }
  const found = Object.entries(termSources).map(([name, all]) => {
    const terms = all.flatMap(termAt)
    return [name, changing.has(name) ? terms.toSorted(newestFirst)[0] : terms[0]] as const
  })
  return Object.fromEntries(found.filter(([, term]) => term !== undefined))
}
const numbersHref = '/founder-file/numbers'
const newestFirst = (one: OwnTerm, other: OwnTerm): number => (other.date ?? '').localeCompare(one.date ?? '')
