import { tenNumbers } from './number-text.ts'
import type { BusinessNumber } from './numbers.contract.ts'

type Point = BusinessNumber['points'][number]

/** The end of a stretch of the program: its last program day, and the instant at which its work was done. */
export type Stretch = { lastDay: number; endedAt?: string | undefined }

export type ThenNow = { number: BusinessNumber; first: Point; last: Point | undefined }

/** Of each of the ten numbers that was measured by then: the first point, and the last one where there are two. */
export function thenAndNow(numbers: readonly BusinessNumber[], { lastDay, endedAt = '' }: Stretch): ThenNow[] {
  return numbers.slice(0, tenNumbers).flatMap((number) => {
    // Who works ahead or behind measures on other days: what is there when the work is done counts too.
    const points = number.points.filter(({ onDay, at }) => onDay <= lastDay || at <= endedAt)
    const [first] = points
    const last = points.at(-1)
    return first ? [{ number, first, last: last === first ? undefined : last }] : []
  })
}

/** The day that a column is about, where all of it is about one: `Day 60`; else the given word. */
export function columnHead(days: readonly number[], otherwise: string): string {
  const [first] = days
  return first !== undefined && days.every((day) => day === first) ? `Day ${first}` : otherwise
}
