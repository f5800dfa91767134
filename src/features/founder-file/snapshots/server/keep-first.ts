import { rawDay } from '#features/journey/server/public.ts'
import { dateAt, instantOn, iso, localDate, localDayNumber } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { weekBegan } from '../../numbers/server/is-entry-due.ts'
import { isBlank } from '../../pages/apply-save.ts'
import type { FilledPage } from '../../pages/filled-page.ts'
import type { StoredFields } from '../../pages/server/read-answers.ts'
import type { Worksheet } from '../../worksheets/pages.ts'

type Known = { fields: StoredFields; keptAt: string | undefined; weekStart: Parameters<typeof weekBegan>[1] }

/**
 * What stands on a page that is to be kept again and would be overwritten: written before the period of now, in no copy,
 * and nothing of it changed since the period began.
 */
export function keepFirst(
  ctx: Pick<MemberContext, 'member' | 'now'>,
  { keep, places }: Worksheet,
  { fields, keptAt = '', weekStart }: Known,
): FilledPage['keepFirst'] {
  // A page with a column for each day is overwritten nowhere, and a copy from before the count would stand for it.
  if (places.some(({ day }) => day !== undefined)) return undefined
  const [began, before] = (keep && periodOf(ctx, keep, weekStart)) ?? []
  if (!began || !before || [...fields.values()].every(({ value }) => isBlank(value))) return undefined
  const zone = ctx.member.timeZone
  const writtenAt = [...fields.values()].reduce(
    (latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest),
    '',
  )
  if (writtenAt <= keptAt || writtenAt >= iso(instantOn(began, zone))) return undefined
  const writtenOn = dateAt(zone, Temporal.Instant.from(writtenAt)).toString()
  const isOfLast = keep && 'every' in keep && writtenOn >= before.toString()
  return { writtenOn, last: isOfLast ? keep.every : null }
}

const longestWalk = 1000

/** When the period of now began, and the one before it; of days, those that have come. */
function periodOf(
  { member, now }: Pick<MemberContext, 'member' | 'now'>,
  keep: NonNullable<Worksheet['keep']>,
  weekStart: Known['weekStart'],
): [Temporal.PlainDate, Temporal.PlainDate] | undefined {
  const today = localDate(member.timeZone, now())
  if ('days' in keep) {
    const day = rawDay(member, localDayNumber(member.timeZone, now()))
    const latest = keep.days.filter((one) => one <= day).sort((one, other) => other - one)[0]
    if (latest === undefined) return undefined
    // Paused days are none of the program, so the calendar is gone back by until that day came.
    const number = localDayNumber(member.timeZone, now())
    let back = 0
    while (back < longestWalk && rawDay(member, number - back - 1) >= latest) back += 1
    const began = today.subtract({ days: back })
    return [began, began]
  }
  const began = keep.every === 'week' ? weekBegan(today, weekStart) : today.with({ day: 1 })
  return [began, began.subtract(keep.every === 'week' ? { weeks: 1 } : { months: 1 })]
}
