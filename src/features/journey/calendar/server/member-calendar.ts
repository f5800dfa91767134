import { localDate, zoneHere } from '#platform/server/clock.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import { programDays } from '../../journey.rules.ts'
import { openLessonsLeft } from '../../pace/pace.rules.ts'
import type { WalkerContext } from '../../pace/server/walker.ts'
import { readWorkHours } from '../../pace/server/work-hours.ts'
import { programDay } from '../../progress/server/program-day.ts'
import { type Hours, hoursCalendar } from './hours-calendar.ts'

/** An hour where none is said, and what a work day's share is held between: minutes. */
const lengths = { usual: 60, least: 15, most: 240 }
/** Days that a file looks ahead at least, also when day 180 is near or over. */
const leastDays = 28

/** What a calendar program follows: from this week on, a year ahead. */
export async function calendarToFollow(ctx: WalkerContext): Promise<string> {
  const today = localDate(ctx.member.timeZone, ctx.now())
  const from = afterPause(ctx, today.subtract({ days: today.dayOfWeek - 1 }))
  return memberCalendar(ctx, { from, until: from.add({ years: 1 }), uid: 'hours' })
}

/** What is loaded into a calendar once: from today until day 180, with a reminder ten minutes before. */
export async function calendarToKeep(ctx: WalkerContext): Promise<string> {
  const today = localDate(ctx.member.timeZone, ctx.now())
  const from = afterPause(ctx, today)
  const days = Math.max(leastDays, programDays - programDay(ctx.member, ctx.now()))
  return memberCalendar(ctx, { from, until: from.add({ days }), uid: 'hours-file', reminder: 10 })
}

type Span = { from: Temporal.PlainDate; until: Temporal.PlainDate; uid: string; reminder?: number }

/** Empty where no lesson is left for anyone to come to. */
async function memberCalendar(ctx: WalkerContext, { uid, ...span }: Span): Promise<string> {
  const { db, member, program, brand, accounts } = ctx
  const walk = await readWalk(db, member.id)
  const isOver = openLessonsLeft(program, walk, member.tier).length === 0
  return hoursCalendar({
    ...span,
    name: brand.name,
    link: new URL('/today', accounts.publicUrl).href,
    uid: `${uid}-${member.id}@${accounts.publicUrl.hostname}`,
    zone: zoneHere(member.timeZone),
    hours: isOver ? undefined : await readHours(ctx),
    now: ctx.now(),
  })
}

/** The agreed days and time, and how long a day's share is; undefined while they are not chosen. */
export async function readHours(ctx: Pick<WalkerContext, 'db' | 'member'>): Promise<Hours | undefined> {
  const { weekdays, startsAt, hoursPerWeek } = await readWorkHours(ctx)
  if (weekdays.length === 0 || !startsAt) return undefined
  const share = hoursPerWeek ? (hoursPerWeek * 60) / weekdays.length : lengths.usual
  const minutes = Math.min(lengths.most, Math.max(lengths.least, Math.round(share / 5) * 5))
  return { weekdays, startsAt, minutes }
}

/** No hour is agreed to during a pause. */
function afterPause({ member }: WalkerContext, from: Temporal.PlainDate): Temporal.PlainDate {
  const back = member.pausedUntil && Temporal.PlainDate.from(member.pausedUntil).add({ days: 1 })
  return back && Temporal.PlainDate.compare(back, from) > 0 ? back : from
}
