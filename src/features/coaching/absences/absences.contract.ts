import { z } from 'zod'
import { Success } from '#features/identity/identity.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { absenceLimits } from './absences.rules.ts'

const Day = z.iso.date()

/** As clients read it. */
export const DaysAway = z.object({
  from: z.string(),
  until: z.string(),
  note: z.string(),
  /** Whether the first day has come where the coach lives. */
  isRunning: z.boolean(),
})
export type DaysAway = z.infer<typeof DaysAway>

export const Absence = DaysAway.extend({
  id: z.string(),
  /** Sessions that are agreed on for these days. */
  sessions: z.array(z.object({ clientId: z.string(), name: z.string(), time: Instant })),
})
export type Absence = z.infer<typeof Absence>

const AbsenceParams = z.object({ absenceId: z.uuid() })

export const listAbsences = endpoint({
  method: 'GET',
  path: '/api/coach/absences',
  access: 'coach',
  topics: ['absences', 'client-talks', 'client-messages'],
  summary: 'The days on which the caller is or will be away, the next ones first. Those that are over aren’t listed.',
  reply: z.object({
    /** The caller’s own day, which the first and the last are compared with. */
    today: z.string(),
    absences: z.array(Absence),
  }),
})

export const saveAbsence = endpoint({
  method: 'PUT',
  path: '/api/coach/absences/:absenceId',
  access: 'coach',
  changes: ['absences', 'caseload', 'my-coach'],
  summary:
    'Says on which days the caller is away, or changes that. Clients read it, and no session is set for these days. The id is the browser’s own; sent again it changes nothing.',
  params: AbsenceParams,
  body: z.object({ from: Day, until: Day, note: z.string().trim().max(absenceLimits.note).default('') }),
  reply: Success,
  refusals: [
    coachingRefusals.absenceNotFound,
    coachingRefusals.absenceBackwards,
    coachingRefusals.absenceOver,
    coachingRefusals.absenceTooEarly,
    coachingRefusals.absenceTooFar,
    coachingRefusals.absenceTwice,
    coachingRefusals.tooManyAbsences,
  ],
})

export const removeAbsence = endpoint({
  method: 'DELETE',
  path: '/api/coach/absences/:absenceId',
  access: 'coach',
  changes: ['absences', 'caseload', 'my-coach'],
  summary: 'Takes days that are still to come back. Of those that run, the ones before today stay.',
  params: AbsenceParams,
  reply: Success,
  refusals: [coachingRefusals.absenceNotFound],
})
