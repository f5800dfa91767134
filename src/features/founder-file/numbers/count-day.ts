import { listed } from '#platform/format/numbers.ts'
import { inSentence } from '#platform/format/words.ts'
import { inTellingOrder, isBetter, movedText } from './moved.ts'
import { pointText } from './number-text.ts'
import type { BusinessNumber } from './numbers.contract.ts'

/** Program days on which the ten numbers are counted again. */
const countDays = [60, 120, 180]
/** For so long after such a day it’s told; numbers of so many days before it count for it. */
const toldDays = 14
const earlyDays = 3
const mostShown = 4

/** `startedOn` is the local date of day 1: what was measured before it is of another walk. */
type Counted = { numbers: readonly BusinessNumber[]; currency: string; startedOn: string }
type ProgramDay = {
  /** 1 to 180. */
  currentDay: number
  /** Days since day 180. */
  daysOver: number
}
type Moved = { number: BusinessNumber; first: BusinessNumber['points'][number]; last: BusinessNumber['points'][number] }

/**
 * What is said of the business on such a day and the two weeks after it: to count again, or what has changed since the first
 * entry. Undefined on other days, and for who never measured anything.
 */
export function countDayLine(
  { numbers, currency, startedOn }: Counted,
  { currentDay, daysOver }: ProgramDay,
): string | undefined {
  const day = countDayOf(currentDay + daysOver, toldDays)
  const ofThisWalk = numbers.map((number) => ({
    ...number,
    points: number.points.filter(({ date }) => date >= startedOn),
  }))
  const measured = ofThisWalk.filter(({ points }) => points.length > 0)
  if (day === undefined || measured.length === 0) return undefined
  const isCounted = measured.some(({ points }) => points.some(({ onDay }) => onDay >= day - earlyDays))
  if (!isCounted) return `Day ${day}: count your ten numbers again and see what changed since the first time.`
  const changed = changes(measured, currency)
  return changed && `Since you began: ${changed}.`
}

/** The count day that came at most so many days before the day that is reached. */
export const countDayOf = (reached: number, days: number): number | undefined =>
  countDays.findLast((one) => one <= reached && reached <= one + days)

/** `customers who paid 3 → 9, revenue $760 → $2,240`: what got better, else what there is. */
function changes(measured: readonly BusinessNumber[], currency: string): string | undefined {
  const moved = inTellingOrder(measured).flatMap(movedSinceFirst)
  const shown = moved.filter(({ number, first, last }) => movedText(first.value, last.value, number, currency))
  const better = shown.filter(({ number, first, last }) => isBetter(number, first, last))
  const told = (better.length > 0 ? better : shown).slice(0, mostShown)
  const text = ({ number, first, last }: Moved) => {
    const at = (point: typeof first) => pointText(point, number, currency)
    return `${inSentence(number.label)} ${at(first)} → ${at(last)}`
  }
  return told.length > 0 ? listed(told.map(text)) : undefined
}

function movedSinceFirst(number: BusinessNumber): Moved[] {
  const [first] = number.points
  const last = number.points.at(-1)
  return first && last && first !== last && number.better !== 'neither' ? [{ number, first, last }] : []
}
