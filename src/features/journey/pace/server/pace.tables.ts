export type CalendarChangeKind = 'pause' | 'move' | 'begin-again'

/** What a member did to their calendar; a pause's days shrink when it ends early. */
interface CalendarChangesTable {
  id: string
  memberId: string
  kind: CalendarChangeKind
  /** Local date from which it holds. */
  fromDate: string
  days: number
  changedAt: string
}

/** What a member builds, and when they work on it. */
interface WorkHoursTable {
  memberId: string
  building: string
  stage: 'idea' | 'business' | null
  /** The next whole hour; `minutesPerWeek` is exact, and null where a server of a version before wrote it. */
  hoursPerWeek: number | null
  minutesPerWeek: number | null
  /** The pace that was agreed to, in minutes a week: null is that of the hours, 0 the calendar’s. */
  paceMinutes: number | null
  /** The weekdays that were agreed to before a catch-up plan; null where none runs. */
  paceWeekdays: string | null
  /** The program day from which it holds, null being day 1, and the minutes of the program that were done then. */
  paceFromDay: number | null
  paceDone: number | null
  /** The minutes of the whole program then. */
  paceProgram: number | null
  /** Monday is 1: `1,3,5`. */
  weekdays: string
  /** `07:30`, in the member's zone. */
  startsAt: string | null
  /** Local date since when a catch-up plan runs. */
  catchUpSince: string | null
  /** Local date on which it said then that work and calendar would meet. */
  catchUpPromisedOn: string | null
  /** Local date on which the question how to go on was put aside. */
  carriedOn: string | null
  /** When days and time were last changed. */
  timesSetAt: string | null
}

/** The weekdays agreed to from a local date on; the latest of a day holds. */
interface AgreedDaysTable {
  memberId: string
  fromDate: string
  weekdays: string
}

/** A local date on which a page or a number of the Founder file was worked on. */
interface FileDaysTable {
  memberId: string
  onDay: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    calendarChanges: CalendarChangesTable
    workHours: WorkHoursTable
    agreedDays: AgreedDaysTable
    fileDays: FileDaysTable
  }
}
