import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { CoachClient, Notes } from '../caseload/caseload.contract.ts'
import { ClientParams } from '../coaching.contract.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { coachingLimits } from '../coaching.rules.ts'

export const listAvailableClients = endpoint({
  method: 'GET',
  path: '/api/coach/available-clients',
  access: 'coach',
  topics: ['caseload'],
  summary: 'Members who can be assigned: the first 50 by name.',
  query: z.object({ search: z.string().max(coachingLimits.search).default('') }),
  reply: z.array(z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() })),
})

export const assignClient = endpoint({
  method: 'POST',
  path: '/api/coach/assign-client',
  access: 'coach',
  changes: ['caseload'],
  summary: 'Makes a member a client of the caller, at once. The same again changes nothing.',
  body: z.object({ clientId: z.string().max(64), notes: Notes.default('') }),
  reply: CoachClient,
  refusals: [
    coachingRefusals.oneself,
    coachingRefusals.memberNotFound,
    coachingRefusals.alreadyAssigned,
    coachingRefusals.assignedToday,
    coachingRefusals.declined,
    coachingRefusals.colleagueNotFound,
  ],
})

export const graduateClient = endpoint({
  method: 'POST',
  path: '/api/coach/clients/:clientId/graduate',
  access: 'coach',
  changes: ['caseload'],
  summary:
    'Marks a client as graduated; of one who hasn’t finished the program, the record says how far they were and why. Again changes nothing.',
  params: ClientParams,
  body: z.object({ reason: z.string().trim().max(coachingLimits.graduationReason).default('') }).optional(),
  reply: CoachClient,
  refusals: [coachingRefusals.clientNotFound],
})

export const endCoaching = endpoint({
  method: 'POST',
  path: '/api/coach/clients/:clientId/end',
  access: 'coach',
  changes: ['caseload'],
  summary: 'Ends the coaching: the member is free again, the history is kept.',
  params: ClientParams,
  reply: CoachClient,
  refusals: [coachingRefusals.clientNotFound],
})
