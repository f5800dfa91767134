import { changeText, numberAsText } from '#features/founder-file/numbers/number-text.ts'
import { readNumbers } from '#features/founder-file/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { OwnFigure } from './own-record.ts'

/** A number of the business on the days for which it was entered or follows from others, by program day. */
export type Trend = {
  key: string
  label: string
  points: readonly (OwnFigure & { day: number; value: number })[]
  /** From one of its points to another: `+$320`. */
  change: (from: number, to: number) => string
}

export async function readTrends(ctx: MemberContext): Promise<Trend[]> {
  const { numbers, currency } = await readNumbers(ctx)
  return numbers.map((number) => {
    const { key, label, points } = number
    const told = points.map(({ onDay: day, date, value, mark }) => ({
      day,
      value,
      label,
      text: numberAsText(value, number, currency),
      mark,
      date,
    }))
    const change = (from: number, to: number) =>
      changeText(points[from]?.value ?? 0, points[to]?.value ?? 0, number, currency)
    return { key, label, points: told, change }
  })
}
