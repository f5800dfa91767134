import { z } from 'zod'
import { endpoint, type Reply } from '#shared/endpoint.ts'
import { SendId } from '#shared/wire.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { MessageText } from '../messages/messages.contract.ts'
import { severalLimits } from './several.rules.ts'

export const writeToSeveral = endpoint({
  method: 'POST',
  path: '/api/coach/messages',
  access: 'coach',
  changes: ['caseload', 'client-messages'],
  summary:
    'Writes to several clients, each in their own thread. `{name}` becomes the first name. Repeated under one `sendId`, it reaches only those who don’t have it yet. Answers no one: what waits goes on waiting.',
  body: z.object({
    sendId: SendId,
    clientIds: z.array(z.string().max(64)).min(1).max(severalLimits.clients),
    text: MessageText,
  }),
  reply: z.object({
    /** How many of them have it now. */
    sent: z.number(),
    /** How many of those get an email about it. */
    mailed: z.number(),
    /** Who is no longer a client of the caller. */
    missed: z.array(z.string()),
  }),
  refusals: [coachingRefusals.tooLong],
})

export type SentToSeveral = Reply<typeof writeToSeveral>
