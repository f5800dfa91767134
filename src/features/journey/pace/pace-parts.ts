import { z } from 'zod'

/** `minutes` are those of reading and desk; the work out in the business comes on top. */
export const Lesson = z.object({
  id: z.string(),
  moduleId: z.string(),
  title: z.string(),
  minutes: z.number(),
  /** Of these, the minutes of reading; a server of a version before sends none. */
  readMinutes: z.number().optional(),
  fieldMinutes: z.number(),
})
export const LocalDate = z.iso.date()

export const CalendarChange = z.object({
  id: z.string(),
  kind: z.enum(['pause', 'move', 'begin-again']),
  /** The first day on which it holds, and the last day of a pause. */
  from: LocalDate,
  until: LocalDate.nullable(),
  days: z.number(),
  changedAt: z.string(),
})

export const OnTime = z.object({
  phase: z.string(),
  /** The program day on which the calendar ends it; a server of the version before doesn't say. */
  endDay: z.number().optional(),
  lesson: z.number(),
  lessons: z.number(),
  endsOn: LocalDate,
})
