import { numberAsText, tenNumbers } from './number-text.ts'
import type { BusinessNumber } from './numbers.contract.ts'

export type Measured = { key: string; label: string; text: string; isGuess: boolean }

/** What the business measured by a local date: of each of the ten numbers the last value that is about that day or an earlier one. */
export function measuredBy(numbers: readonly BusinessNumber[], date: string, currency: string): Measured[] {
  return numbers.slice(0, tenNumbers).flatMap((number) => {
    const last = number.points
      .filter((point) => point.date <= date)
      .reduce<BusinessNumber['points'][number] | undefined>(
        (latest, point) => (latest && latest.date > point.date ? latest : point),
        undefined,
      )
    if (!last) return []
    const { key, label } = number
    return [{ key, label, text: numberAsText(last.value, number, currency), isGuess: last.mark === 'G' }]
  })
}
