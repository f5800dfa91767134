import { numberAsText } from './number-text.ts'
import type { BusinessNumber } from './numbers.contract.ts'

/** A number with the last time that it was measured. */
export type Latest = { number: BusinessNumber; last: BusinessNumber['points'][number] }

export const isGuessed = ({ number, last }: Latest): boolean => last.mark === 'G' || number.points[0]?.mark === 'G'

/** The business goes by these: a counted fall of one comes before whatever else got better. */
const goesBy = ['left_over', 'revenue', 'clients', 'new_customers']
const fallShare = 0.1

/** The first of them that fell by more than a tenth since the time before. */
export function fallen(moved: readonly Latest[]): Latest[] {
  const one = moved.find(({ number: { key, points }, last }) => {
    const before = points.at(-2)
    if (points.length < 3 || !before || !goesBy.includes(key) || [last.mark, before.mark].includes('G')) return false
    return before.value - last.value > fallShare * Math.abs(before.value)
  })
  return one ? [one] : []
}

/** Nothing of the program counts for more than the first who paid. */
export function firstCustomer(latest: readonly Latest[], currency: string): string[] {
  const paid = latest.find(({ number }) => number.key === 'clients')
  if (!paid || isGuessed(paid) || paid.last.value <= 0 || paid.number.points.length < 2) return []
  if (paid.number.points.slice(0, -1).some(({ value }) => value > 0)) return []
  const revenue = latest.find(({ number }) => number.key === 'revenue')
  const sum = revenue && revenue.last.value > 0 ? `: ${numberAsText(revenue.last.value, revenue.number, currency)}` : ''
  const many = paid.last.value === 1 ? 'Your first paying customer' : 'Your first paying customers'
  return [`${many} since you began${sum}. Ask what made them say yes, while they remember.`]
}
