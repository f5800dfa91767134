import { readSum, type Sum } from '../sums/read-sum.ts'
import { valueText } from '../sums/value-text.ts'
import type { Kind } from '../talk.ts'

/** Arithmetic: worked out by the calculator of the Founder file, with the sum shown. */
export const sum: Kind = {
  name: 'sum',
  read: ({ plain, said }) => {
    const found = readSum(plain)
    return found ? () => lines(found, said.last) : undefined
  },
}

const weeks = 52

function lines({ shown, value, currency, hasLooseHours }: Sum, last: string): string[] {
  const result = `${shown} = **${valueText(value, currency)}**`
  const again = last.includes(result) ? ['It comes to the same:'] : []
  const year = hasLooseHours
    ? [`If those are the hours of a week, that’s ${valueText(value * weeks, currency)} over ${weeks} weeks.`]
    : []
  return [...again, result, ...year]
}
