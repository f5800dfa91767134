import { z } from 'zod'
import { Success } from '#features/identity/identity.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { ClientParams } from '../coaching.contract.ts'
import { coachingRefusals } from '../coaching.refusals.ts'

export const listColleagues = endpoint({
  method: 'GET',
  path: '/api/coach/colleagues',
  access: 'coach',
  topics: ['caseload'],
  summary: 'The other coaches, by name, who a client can be handed over to.',
  reply: z.array(z.object({ id: z.string(), firstName: z.string(), lastName: z.string() })),
})

export const handOverClient = endpoint({
  method: 'POST',
  path: '/api/coach/clients/:clientId/hand-over',
  access: 'coach',
  changes: ['caseload', 'client-messages'],
  summary:
    'Makes another coach the client’s coach right away. Milestones and what is shared go along; notes and earlier messages don’t.',
  params: ClientParams,
  body: z.object({ coachId: z.string().max(64) }),
  reply: Success,
  refusals: [
    coachingRefusals.clientNotFound,
    coachingRefusals.colleagueNotFound,
    coachingRefusals.declined,
    coachingRefusals.handedOverToday,
  ],
})

export const showEarlierMessages = endpoint({
  method: 'POST',
  path: '/api/my-coach/earlier-messages',
  access: 'signedIn',
  changes: ['my-coach'],
  summary: 'Lets my coach read the messages with earlier coaches, or no longer.',
  body: z.object({ shown: z.boolean() }),
  reply: Success,
  refusals: [coachingRefusals.noCoach],
})
