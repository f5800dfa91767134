import { rawDay } from '#features/journey/server/public.ts'
import { dateAt, instantOn, iso, localDate, localDayNumber } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { isBlank } from '../../pages/apply-save.ts'
import type { FilledPage } from '../../pages/filled-page.ts'
import type { StoredFields } from '../../pages/server/read-answers.ts'
import { type WeekStart, weekBegan } from '../../settings/server/week-began.ts'
import type { Worksheet } from '../../worksheets/pages.ts'

type Known = { fields: StoredFields; keptAt: string | undefined; weekStart: WeekStart }

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
  if (!keep || places.some(({ day }) => day !== undefined)) return undefined
  const [all, zone] = [[...fields.values()], ctx.member.timeZone]
  const began = beganOn(ctx, keep, weekStart)
  if (!began || all.every(({ value }) => isBlank(value))) return undefined
  const writtenAt =
    all
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? ''
  if (writtenAt <= keptAt || writtenAt >= iso(instantOn(began, zone))) return undefined
  const writtenOn = dateAt(zone, Temporal.Instant.from(writtenAt)).toString()
  if (!('every' in keep)) return { writtenOn, last: null }
  const before = began.subtract(keep.every === 'week' ? { weeks: 1 } : { months: 1 }).toString()
  return { writtenOn, last: writtenOn >= before ? keep.every : null }
}

const longestWalk = 1000

/** When the period of now began; of days, the one that came last. */
function beganOn(
  { member, now }: Pick<MemberContext, 'member' | 'now'>,
  keep: NonNullable<Worksheet['keep']>,
  weekStart: Known['weekStart'],
): Temporal.PlainDate | undefined {
  const today = localDate(member.timeZone, now())
  if ('every' in keep) return keep.every === 'week' ? weekBegan(today, weekStart) : today.with({ day: 1 })
  const number = localDayNumber(member.timeZone, now())
  const reached = rawDay(member, number)
  const latest = keep.days.filter((one) => one <= reached).sort((one, other) => other - one)[0]
  if (latest === undefined) return undefined
  // Paused days are none of the program, so the calendar is gone back by until that day came.
  let back = 0
  while (back < longestWalk && rawDay(member, number - back - 1) >= latest) back += 1
  return today.subtract({ days: back })
}
