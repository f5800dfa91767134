import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Lesson, Pace, Weekday } from './pace.contract.ts'
import { paceLimits } from './pace.rules.ts'

/** `minutes` are those of reading and desk; the work out in the business comes on top, some of it over days. */
const PlannedLesson = Lesson.extend({ fieldMinutes: z.number(), overDays: z.number().nullable() })
const LocalDate = z.iso.date()

const WorkWeek = z.object({
  hoursPerWeek: z.int().min(1).max(paceLimits.hoursPerWeek),
  weekdays: z.array(Weekday).min(1).max(7),
})

export const previewCatchUp = endpoint({
  method: 'POST',
  path: '/api/pace/catch-up/preview',
  access: 'signedIn',
  summary: 'How the open lessons would be spread over the hours of a week until work and calendar meet.',
  body: WorkWeek,
  reply: z.object({
    days: z.array(z.object({ date: LocalDate, programDay: z.number(), lessons: z.array(PlannedLesson) })),
    meetsOn: LocalDate.nullable(),
    /** The same where the hours hold the work in the field as well. */
    meetsWithFieldOn: LocalDate.nullable(),
  }),
})

export const startCatchUp = endpoint({
  method: 'PUT',
  path: '/api/pace/catch-up',
  access: 'signedIn',
  changes: ['pace'],
  summary: 'Begins a catch-up plan with these hours.',
  body: WorkWeek,
  reply: Pace,
})

export const endCatchUp = endpoint({
  method: 'DELETE',
  path: '/api/pace/catch-up',
  access: 'signedIn',
  changes: ['pace'],
  summary: 'Ends the catch-up plan; nothing else changes.',
  reply: Pace,
})
