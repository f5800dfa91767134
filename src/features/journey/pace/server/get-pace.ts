import { daysAfter } from '#platform/format/date-steps.ts'
import { dayNumber, localDate } from '#platform/server/clock.ts'
import type { Reply } from '#shared/endpoint.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import { isProgramCompleted, programDays, type Walk } from '../../journey.rules.ts'
import { isPausedOn, rawDay } from '../../progress/server/program-day.ts'
import { asksIfBusiness, checkFor } from '../check.rules.ts'
import { asksHowToGoOn } from '../come-back.rules.ts'
import { onTimeOf } from '../on-time.rules.ts'
import type * as contract from '../pace.contract.ts'
import { openLessonsLeft, paceLimits, paceOf } from '../pace.rules.ts'
import { viewLesson } from './catch-up/catch-up-plan.ts'
import { runningCatchUp } from './catch-up/running-catch-up.ts'
import { daysUsed } from './days-used.ts'
import { paceInput } from './pace-input.ts'
import type { WalkerContext } from './walker.ts'
import { latestCompletion, workDone } from './work-done.ts'
import { type KeptHours, readWorkHours } from './work-hours.ts'

type Pace = Reply<typeof contract.getPace>

export async function getPace(ctx: WalkerContext): Promise<Pace> {
  const { member, program } = ctx
  const today = localDate(member.timeZone, ctx.now()).toString()
  const walk = await readWalk(ctx.db, member.id)
  const { changes, wroteOn } = await readCalendar(ctx)
  const hours = await readWorkHours(ctx)
  const input = paceInput(ctx, walk)
  const pace = paceOf(input)
  const { daysBehind, behind } = pace
  const worked = workDone(ctx, walk, today)
  const isFinished = isProgramCompleted(walk)
  const catchUp = await runningCatchUp(ctx, walk, hours)
  const { quietDays, missedDays, asks } = absence(ctx, walk, {
    today,
    behind: { daysBehind, lessonsBehind: behind.length, doneToday: worked.doneToday.length },
    changes,
    hours,
    wroteOn,
  })
  const { pausedFrom, pausedUntil } = member
  const isPaused = isPausedOn(member, today)
  const isAway = behind.length > 0 && quietDays >= paceLimits.quietDays
  const hasCatchUpLapsed = hours.catchUpSince !== null && !catchUp && !isPaused && isAway
  const lessons = countLessons(ctx, walk)
  const onTime = onTimeOf(input, pace)
  return {
    today,
    building: hours.building,
    currentDay: input.day,
    daysOver: Math.max(0, rawDay(member, dayNumber(today)) - programDays),
    doneDay: pace.doneDay,
    daysBehind,
    daysAhead: pace.daysAhead,
    behind: behind.map(viewLesson),
    minutesBehind: pace.minutesBehind,
    next: pace.next ? viewLesson(pace.next) : null,
    check: checkFor({ program, done: walk, tier: member.tier, next: pace.next }),
    asksIfBusiness: asksIfBusiness(program, hours.stage, pace.next),
    ...lessons,
    quietDays,
    missedDays,
    hasWritten: wroteOn !== null && wroteOn >= (member.begunOn ?? member.enrolledOn),
    ...worked,
    nextHourOn: nextAgreedDay(hours, today),
    isDayOff: hours.weekdays.length > 0 && !hours.weekdays.includes(weekdayOf(today)),
    isFinished,
    // With nothing or next to nothing to go on with, there is nothing to ask; of a plan that ended it is told first.
    asksHowToGoOn: asks && lessons.lessonsLeft > paceLimits.fewLeft && !isPaused && !catchUp && !hasCatchUpLapsed,
    pause: pausedFrom && pausedUntil && isPaused ? { from: pausedFrom, until: pausedUntil } : null,
    pausedDaysLeft: paceLimits.pausedDays - daysUsed(changes, 'pause', today),
    movedDaysLeft: paceLimits.movedDays - daysUsed(changes, 'move', today),
    catchUp,
    hasCatchUpLapsed,
    agreedHours: walk.agreed ? walk.agreed.minutesPerWeek / 60 : null,
    onTime: onTime && { ...onTime.phase, endsOn: daysAfter(today, onTime.daysLeft) },
    isFirstOfWeek: weekdayOf(today) === (hours.weekdays[0] ?? 1),
    changes: changes.map(({ fromDate, ...change }) => ({
      ...change,
      from: fromDate,
      until: change.kind === 'pause' ? daysAfter(fromDate, Math.max(0, change.days - 1)) : null,
    })),
  }
}

/** Days since the latest of completion, work on the Founder file, beginning and end of a pause, and whether the member is asked how to go on. */
function absence({ member }: WalkerContext, walk: Walk, { today, behind, changes, hours, wroteOn }: Absence) {
  const since = [
    latestCompletion(walk),
    wroteOn,
    member.begunOn ?? member.enrolledOn,
    ...changes.filter(({ kind }) => kind === 'pause').map(({ fromDate, days }) => daysAfter(fromDate, days)),
  ]
  const answers = [
    hours.carriedOn,
    hours.catchUpSince,
    ...changes.map(({ kind, fromDate, days }) => daysAfter(fromDate, kind === 'pause' ? days : 0)),
  ]
  const days = daysSince(today, since) ?? 0
  const missedDays = missedOf(today, days, hours)
  const isAbsent = missedDays === null || missedDays >= paceLimits.missedDays || days >= paceLimits.awayDays
  const quietDays = isAbsent ? days : 0
  return {
    quietDays,
    missedDays,
    asks: asksHowToGoOn({ ...behind, quietDays, answeredDays: daysSince(today, answers) }),
  }
}

/** Agreed days that went by since then: who works on Sundays has missed none on the Sunday after. Null where none were agreed to. */
function missedOf(today: string, days: number, { weekdays }: KeptHours): number | null {
  if (weekdays.length === 0) return null
  const between = Array.from({ length: Math.max(0, days - 1) }, (_, at) => weekdayOf(daysAfter(today, -1 - at)))
  return between.filter((day) => weekdays.includes(day)).length
}

function nextAgreedDay({ weekdays }: KeptHours, today: string): string | null {
  const ahead = [1, 2, 3, 4, 5, 6, 7].map((days) => daysAfter(today, days))
  return ahead.find((date) => weekdays.includes(weekdayOf(date))) ?? null
}

const weekdayOf = (date: string) => Temporal.PlainDate.from(date).dayOfWeek

type Absence = {
  today: string
  behind: Pick<Parameters<typeof asksHowToGoOn>[0], 'daysBehind' | 'lessonsBehind' | 'doneToday'>
  changes: Awaited<ReturnType<typeof readCalendar>>['changes']
  hours: KeptHours
  wroteOn: string | null
}

/** Days since the latest of some dates; one to come counts as today. */
function daysSince(today: string, dates: readonly (string | null | undefined)[]): number | undefined {
  const latest = dates
    .flatMap((date) => date ?? [])
    .sort()
    .at(-1)
  return latest === undefined ? undefined : Math.max(0, dayNumber(today) - dayNumber(latest))
}

/** Core lessons by whether they are done, open or above the tier. */
function countLessons({ program, member }: WalkerContext, walk: Walk) {
  const lessonsLeft = openLessonsLeft(program, walk, member.tier).length
  const all = openLessonsLeft(program, walk, 'elite')
  return {
    lessonsDone: program.coreCount - all.length,
    lessonsLeft,
    lessonsShut: all.length - lessonsLeft,
    opensWith: lessonsLeft === 0 ? (all[0]?.neededTier ?? null) : null,
  }
}

/** What the member changed in their calendar, the latest first, and the last day on which they worked on the Founder file. */
async function readCalendar({ db, member }: WalkerContext) {
  const rows = await db
    .selectFrom('users')
    .leftJoin('calendarChanges', 'calendarChanges.memberId', 'users.id')
    .select(['calendarChanges.id', 'kind', 'fromDate', 'days', 'changedAt'])
    .select((eb) =>
      eb
        .selectFrom('fileDays')
        .whereRef('fileDays.memberId', '=', 'users.id')
        .select(({ fn }) => fn.max('onDay').as('last'))
        .as('wroteOn'),
    )
    .where('users.id', '=', member.id)
    .orderBy('changedAt', 'desc')
    .limit(200)
    .execute()
  const changes = rows.flatMap(({ id, kind, fromDate, days, changedAt }) =>
    id && kind && fromDate && changedAt ? [{ id, kind, fromDate, days: days ?? 0, changedAt }] : [],
  )
  return { changes, wroteOn: rows[0]?.wroteOn ?? null }
}
