import { countDayLine } from '#features/founder-file/numbers/count-day.ts'
import { inTellingOrder, measuredOn } from '#features/founder-file/numbers/moved.ts'
import { pointText } from '#features/founder-file/numbers/number-text.ts'
import { type ThenNow, thenAndNow } from '#features/founder-file/numbers/then-and-now.ts'
import { readNumbers } from '#features/founder-file/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import type { Recipient } from './weekly-report.ts'

/**
 * The business as the member last measured it: a line each for what was measured last, whether this week’s entry is due, and
 * in the weeks in which the ten numbers are counted again, what changed since the first.
 */
export type WeeklyBusiness = { lines: readonly string[]; isEntryDue: boolean; sinceFirst: string | undefined }

const shown = 3

/** `reached` goes on after day 180. */
export async function weeklyBusiness(ctx: Context, member: Recipient, reached: number): Promise<WeeklyBusiness> {
  const { numbers, currency, isEntryDue, startedOn } = await readNumbers({ ...ctx, member })
  const measured = thenAndNow(numbers, { lastDay: Number.POSITIVE_INFINITY })
  const lines = told(measured).map(({ number, first, last }) => {
    const at = (point: typeof first) => `${pointText(point, number, currency)} on day ${point.onDay}`
    return `${number.label}: ${last ? `${at(last)}, ${at(first)}` : at(first)}`
  })
  return {
    lines,
    isEntryDue,
    sinceFirst: countDayLine({ numbers, currency, startedOn }, { currentDay: reached, daysOver: 0 }),
  }
}

/** Of who measured once, what the business goes by, as far as anything is there; else what was measured last. */
function told(measured: readonly ThenNow[]): readonly ThenNow[] {
  if (measured.some(({ last }) => last))
    // The order of the ten numbers stays among those of the same day.
    return measured.toSorted((one, other) => dateOf(other).localeCompare(dateOf(one))).slice(0, shown)
  const fine = inTellingOrder(
    measured.flatMap(({ number, first }) => (number.better !== 'neither' && first.value > 0 ? [number] : [])),
  )
  return fine.flatMap((number) => measured.find((one) => one.number === number) ?? []).slice(0, shown)
}

const dateOf = ({ first, last }: ThenNow): string => measuredOn(last ?? first)
