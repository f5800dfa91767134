import { dayNumber } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { hotQuery } from '#platform/server/database/hot-query.ts'
import { programDays } from '../../journey.rules.ts'
import { beginningOf, type CalendarChange, lastDateOf, rawDayOn, walksOf } from '../calendar.rules.ts'
import './pace.tables.ts'

const changes = hotQuery((db, slot: (name: 'memberId') => string) =>
  db
    .selectFrom('calendarChanges')
    .select(['kind', 'fromDate', 'days'])
    .where('memberId', '=', slot('memberId'))
    .orderBy('changedAt')
    .orderBy('id'),
)

/** A member's program days by their local dates and the other way round, also of the past: paused and moved days left out. */
export type Calendar = {
  /** Of this walk; before its first day and after the last it is the nearest. */
  dayOn: (date: string) => number
  /** The date on which that day of this walk began. */
  dateOf: (day: number) => string
  /** The last date, up to one, on which it was this day, in the walk of that date; undefined where the day was not reached. */
  reachedOn: (day: number, date: string) => string | undefined
}

type Walker = Pick<MemberContext['member'], 'id' | 'enrolledOn' | 'begunOn' | 'dayShift' | 'pausedFrom'>

export async function calendarOf({ db, member }: { db: Db; member: Walker }): Promise<Calendar> {
  const isChanged = member.dayShift !== 0 || member.pausedFrom !== null || member.begunOn !== null
  return calendarFrom(member.enrolledOn, isChanged ? await changes(db, { memberId: member.id }) : [])
}

/** Those of several members, in one statement. */
export async function readCalendars(db: Db, memberIds: readonly string[]): Promise<ReadonlyMap<string, Calendar>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .leftJoin('calendarChanges', 'calendarChanges.memberId', 'users.id')
    .select(['users.id as memberId', 'enrolledOn', 'kind', 'fromDate', 'days'])
    .where('users.id', 'in', memberIds)
    .orderBy('changedAt')
    .orderBy('calendarChanges.id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ memberId }) => memberId)].map(([id, [first, ...others]]) => {
      const own = first ? [first, ...others] : []
      const changes = own.flatMap(({ kind, fromDate, days }) =>
        kind && fromDate ? [{ kind, fromDate, days: days ?? 0 }] : [],
      )
      return [id, calendarFrom(first?.enrolledOn ?? '', changes)]
    }),
  )
}

type StoredChange = { kind: CalendarChange['kind']; fromDate: string; days: number }

function calendarFrom(enrolledOn: string, changes: readonly StoredChange[]): Calendar {
  const walks = walksOf(
    dayNumber(enrolledOn),
    changes.map(({ kind, fromDate, days }) => ({ kind, from: dayNumber(fromDate), days })),
  )
  const walk = walks.at(-1) ?? []
  return {
    dayOn: (date) => Math.min(programDays, Math.max(1, rawDayOn(walk, dayNumber(date)))),
    dateOf: (day) => dateOf(beginningOf(walk, day)),
    reachedOn: (day, date) => {
      const reached = lastDateOf(walks, day, dayNumber(date))
      return reached === undefined ? undefined : dateOf(reached)
    },
  }
}

const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10)
