import type { SubModule } from '#features/program/program.ts'
import { minutesOfWork } from './catch-up.rules.ts'

/**
 * What a member agreed to: minutes a week, from a program day on, when so many minutes of the program were done, of so many
 * in all, where that is known.
 */
export type AgreedPace = {
  minutesPerWeek: number
  fromDay: number
  doneMinutes: number
  programMinutes?: number | null
}

/** Columns of `workHours`. */
type Hours = { hoursPerWeek: number | null; minutesPerWeek: number | null }
type Row = Hours & Record<'paceMinutes' | 'paceFromDay' | 'paceDone' | 'paceProgram', number | null>

/** Hours a week, in quarters; a server of a version before writes whole ones alone. */
export const hoursOf = ({ hoursPerWeek, minutesPerWeek }: Hours): number | null =>
  minutesPerWeek !== null && Math.ceil(minutesPerWeek / 60) === hoursPerWeek ? minutesPerWeek / 60 : hoursPerWeek

export const hourColumns = (hours: number | null) => ({
  hoursPerWeek: hours === null ? null : Math.ceil(hours),
  minutesPerWeek: hours === null ? null : Math.round(60 * hours),
})

/** Undefined for who gave no hours, whose lessons are late by the calendar. */
export function agreedPaceOf(row: Row): AgreedPace | undefined {
  const minutesPerWeek = row.paceMinutes ?? 60 * (hoursOf(row) ?? 0)
  return minutesPerWeek > 0
    ? {
        minutesPerWeek,
        fromDay: row.paceFromDay ?? 1,
        doneMinutes: row.paceDone ?? 0,
        programMinutes: row.paceProgram,
      }
    : undefined
}

type Left = {
  /** In the order of the program, without those that run. */
  left: readonly SubModule[]
  planned: ReadonlyMap<string, number>
  doneMinutes: number
  agreed: AgreedPace
}

/**
 * The day through which each lesson left has time: its planned one, or the last of the week into whose hours the work up
 * to it fits. Weeks are counted whole, so that on whichever days a member works, the hours of a week have passed before
 * anything of it is late.
 */
export function dueDays({ left, planned, doneMinutes, agreed }: Left): ReadonlyMap<string, number> {
  const due = new Map(planned)
  let minutes = Math.max(0, doneMinutes - agreed.doneMinutes)
  for (const lesson of left) {
    minutes += minutesOfWork([lesson])
    const fits = agreed.fromDay - 1 + 7 * Math.ceil(minutes / agreed.minutesPerWeek)
    due.set(lesson.id, Math.max(planned.get(lesson.id) ?? fits, fits))
  }
  return due
}

/** A week that a pause cuts begins anew after it: its days of work may have been among those paused. */
export const afterPause = ({ fromDay }: Pick<AgreedPace, 'fromDay'>, day: number): number =>
  day - 7 * Math.floor((day - fromDay) / 7)
