import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { HoursPerWeek, Pace, Weekday } from './pace.contract.ts'
import { Lesson, LocalDate } from './pace-parts.ts'

/** On the day it begins; `until` is the day it is done, where that is within the plan. */
const PlannedLesson = Lesson.extend({ until: LocalDate.nullable() })

const WorkWeek = z.object({
  hoursPerWeek: HoursPerWeek,
  weekdays: z.array(Weekday).min(1).max(7),
})

export const previewCatchUp = endpoint({
  method: 'POST',
  path: '/api/pace/catch-up/preview',
  access: 'signedIn',
  summary:
    'How the open lessons, with their work in the field, would be spread over the hours of a week until work and calendar meet.',
  body: WorkWeek,
  reply: z.object({
    days: z.array(z.object({ date: LocalDate, programDay: z.number(), lessons: z.array(PlannedLesson) })),
    meetsOn: LocalDate.nullable(),
    /** Lessons of them that are behind today; the others come due before work and calendar meet. */
    behind: z.number(),
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
  summary: 'Ends the catch-up plan; the week has the hours again that were agreed to before it.',
  reply: Pace,
})
