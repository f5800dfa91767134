import { calendarDates } from '#platform/format/dates.ts'
import { counted, listed } from '#platform/format/numbers.ts'
import { inSentence } from '#platform/format/words.ts'
import { inTellingOrder, measuredOn, movedText } from './moved.ts'
import { numberAsText } from './number-text.ts'
import type { BusinessNumber, Point } from './numbers.contract.ts'

/** So many numbers are told; all of them are in the tables below. */
const named = 3

type Saved = { currency: string; entered: readonly (Pick<Point, 'id' | 'value' | 'date'> & { key: string })[] }

/** What changed since the time before, by numbers that were just saved: `Saved. Since Nov 16: left over up $107 to $495.` */
export function savedWords(numbers: readonly BusinessNumber[], { currency, entered }: Saved): string {
  const saved = `${counted(entered.length, 'number')} saved.`
  const date = entered[0]?.date ?? ''
  const pairs = inTellingOrder(numbers).flatMap((number) => {
    const { points, key } = number
    const now = entered.find((one) => one.key === key) ?? points.findLast((one) => one.computed && isOn(one, date))
    const before = points.findLast((one) => measuredOn(one) < date)
    return now && before ? [{ number, before, now }] : []
  })
  if (pairs.length === 0) return `${saved} Next time you’ll see here what changed.`
  const since =
    pairs
      .map(({ before }) => measuredOn(before))
      .sort()
      .at(-1) ?? ''
  // What was measured longer ago is compared where its own date is said, in the tables.
  const sameDay = pairs.filter(({ before }) => measuredOn(before) === since)
  const moved = sameDay.flatMap(({ number, before, now }) => {
    const change = movedText(before.value, now.value, number, currency)
    return change ? [`${inSentence(number.label)} ${change} to ${numberAsText(now.value, number, currency)}`] : []
  })
  const day = calendarDates.dayOfYear(since)
  if (moved.length === 0) return `${saved} Nothing changed since ${day}.`
  return `Saved. Since ${day}: ${listed(moved.slice(0, named))}.`
}

const isOn = (point: Point & { about?: string | undefined }, date: string) => measuredOn(point) === date
