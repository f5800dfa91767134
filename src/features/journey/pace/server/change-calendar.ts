import { readOpenTier } from '#features/membership/server/public.ts'
import { daysAfter } from '#platform/format/date-steps.ts'
import { dayNumber, iso, localDate } from '#platform/server/clock.ts'
import { type MemberContext, publish, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import { programDays } from '../../journey.rules.ts'
import {
  type Enrolment,
  enrolmentColumns,
  isPaused,
  pausedDays,
  programDay,
  rawDay,
} from '../../progress/server/program-day.ts'
import { afterPause } from '../agreed-pace.rules.ts'
import type * as contract from '../pace.contract.ts'
import { programPaused, programResumed } from '../pace.events.ts'
import { minutesOfProgram, paceLimits } from '../pace.rules.ts'
import { paceRefusals } from '../pace-refusals.ts'
import { endMetCatchUp } from './catch-up/running-catch-up.ts'
import { daysUsed } from './days-used.ts'
import { getPace } from './get-pace.ts'
import type { CalendarChangeKind } from './pace.tables.ts'
import { type KeptHours, readWorkHours, writeWorkHours } from './work-hours.ts'

type Pace = Reply<typeof contract.getPace>
type Changes = Partial<Pick<Enrolment, 'dayFloor' | 'begunOn' | 'dayShift' | 'pausedFrom' | 'pausedUntil'>>
type Entry = { kind: CalendarChangeKind; days: number }

/** The calendar stands still from today; the day shown stays, and is lived again when the pause is over. */
export const pause = (ctx: MemberContext, { body: { days } }: Input<typeof contract.pause>): Promise<Pace> =>
  changeCalendar(ctx, async (ctx, before, today) => {
    if (isPaused(before, dayNumber(today))) throw paceRefusals.pausedAlready()
    const left = paceLimits.pausedDays - (await daysOfYear(ctx, 'pause', today))
    if (days > left) throw paceRefusals.tooManyPausedDays(left)
    const until = daysAfter(today, days - 1)
    await publish(ctx, programPaused({ memberId: ctx.member.id, from: today, until }))
    const dayFloor = programDay(before, ctx.now())
    await moveAgreement(ctx, ({ paceFromDay }) => ({
      paceFromDay: afterPause({ fromDay: paceFromDay ?? 1 }, dayFloor),
    }))
    return {
      entry: { kind: 'pause', days },
      changes: { ...withoutPause(before, dayNumber(today)), dayFloor, pausedFrom: today, pausedUntil: until },
    }
  })

export const resume = (ctx: MemberContext): Promise<Pace> =>
  changeCalendar(ctx, async (ctx, before, today) => {
    if (!isPaused(before, dayNumber(today))) throw paceRefusals.notPaused()
    await endPause(ctx, before, today)
    return { changes: withoutPause(before, dayNumber(today) - 1) }
  })

export const moveDays = (ctx: MemberContext, { body: { days } }: Input<typeof contract.moveDays>): Promise<Pace> =>
  changeCalendar(ctx, async (ctx, before, today) => {
    const left = paceLimits.movedDays - (await daysOfYear(ctx, 'move', today))
    if (days > left) throw paceRefusals.tooManyMovedDays(left)
    const shown = programDay(before, ctx.now())
    if (days >= shown) throw paceRefusals.beforeDayOne()
    // Days beyond the last one do not show, so they are taken out with the rest; a paused day shows the one before the pause.
    const isHeld = isPaused(before, dayNumber(today)) && pausedDays(before, dayNumber(today)) > 0
    const day = rawDay(before, dayNumber(today)) + (isHeld ? 1 : 0)
    const beyond = Math.max(0, day - programDays)
    const dayFloor = Math.max(1, before.dayFloor - days)
    return { entry: { kind: 'move', days }, changes: { dayShift: before.dayShift + beyond + days, dayFloor } }
  })

export const beginAgain = (ctx: MemberContext): Promise<Pace> =>
  changeCalendar(ctx, async (ctx, before, today) => {
    if (isPaused(before, dayNumber(today))) await endPause(ctx, before, today)
    await moveAgreement(ctx, () => ({ paceFromDay: null, paceDone: null, paceProgram: minutesOfProgram(ctx.program) }))
    return {
      entry: { kind: 'begin-again', days: 0 },
      changes: { begunOn: today, dayFloor: 1, dayShift: 0, pausedFrom: null, pausedUntil: null },
    }
  })

type Change = (ctx: MemberContext, before: Enrolment, today: string) => Promise<{ changes: Changes; entry?: Entry }>

/** Works out a change from the calendar as the database has it now, and writes it with its entry. */
function changeCalendar(ctx: MemberContext, change: Change): Promise<Pace> {
  return transaction(ctx, async (ctx) => {
    const { db, member, now } = ctx
    const before = await db
      .selectFrom('users')
      .select(enrolmentColumns)
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    const today = localDate(before.timeZone, now()).toString()
    const { changes, entry } = await change(ctx, before, today)
    await db.updateTable('users').set(changes).where('id', '=', member.id).execute()
    if (entry)
      await db
        .insertInto('calendarChanges')
        .values({ id: newId(), memberId: member.id, fromDate: today, changedAt: iso(now()), ...entry })
        .execute()
    // A paid plan pauses with the program.
    const tier = await readOpenTier(ctx, member.id)
    const changed = { ...ctx, member: { ...member, ...before, ...changes, tier } }
    await endMetCatchUp(changed, await readWalk(db, member.id))
    return getPace(changed)
  })
}

async function moveAgreement(ctx: MemberContext, change: (hours: KeptHours) => Partial<KeptHours>): Promise<void> {
  const hours = await readWorkHours(ctx)
  if (hours.hoursPerWeek !== null) await writeWorkHours(ctx, change(hours))
}

/** What a pause took out until a day moves into the shift. */
const withoutPause = (before: Enrolment, lastDay: number): Changes => ({
  dayShift: before.dayShift + pausedDays(before, lastDay),
  pausedFrom: null,
  pausedUntil: null,
})

/** Yesterday was the pause's last day; one that began today has none. */
async function endPause(ctx: MemberContext, { pausedFrom }: Enrolment, today: string): Promise<void> {
  const { db, member } = ctx
  const from = pausedFrom ?? today
  const days = Math.max(0, dayNumber(today) - dayNumber(from))
  await db
    .updateTable('calendarChanges')
    .set({ days })
    .where('memberId', '=', member.id)
    .where('kind', '=', 'pause')
    .where('fromDate', '=', from)
    .where('days', '>', days)
    .execute()
  await publish(ctx, programResumed({ memberId: member.id }))
}

async function daysOfYear({ db, member }: MemberContext, kind: CalendarChangeKind, today: string): Promise<number> {
  const changes = await db
    .selectFrom('calendarChanges')
    .select(['kind', 'fromDate', 'days'])
    .where('memberId', '=', member.id)
    .where('fromDate', '>=', daysAfter(today, -paceLimits.yearDays - paceLimits.pausedDays))
    .execute()
  return daysUsed(changes, kind, today)
}
