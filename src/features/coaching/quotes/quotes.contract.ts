import { z } from 'zod'
import { assistantRefusals } from '#features/assistant/assistant.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { SendId } from '#shared/wire.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { coachingLimits } from '../coaching.rules.ts'
import { Sent } from '../messages/messages.contract.ts'
import { charactersOf, quoteLimits } from './quotes.rules.ts'

/** A message of the assistant's conversation, and its text as the member saw it when they agreed. */
const Chosen = z.object({ id: z.string().max(64), text: z.string().min(1).max(quoteLimits.characters) })

export const handToCoach = endpoint({
  method: 'POST',
  path: '/api/messages/handed',
  access: 'signedIn',
  changes: ['messages'],
  summary:
    'Sends chosen messages of an own conversation with the assistant to my coach, quoted below a note. The coach sees nothing else of it.',
  body: z.object({
    conversationId: z.string().max(64),
    messages: z
      .array(Chosen)
      .min(1)
      .max(quoteLimits.messages)
      .refine((messages) => charactersOf(messages) <= quoteLimits.characters, 'are too long together'),
    note: z.string().trim().max(coachingLimits.message),
    /** Whom the member was shown as the one who will read it. */
    coachId: z.string().max(64),
    sendId: SendId,
  }),
  reply: Sent,
  refusals: [
    coachingRefusals.noCoach,
    coachingRefusals.coachChanged,
    assistantRefusals.conversationNotFound,
    coachingRefusals.handedNotFound,
    coachingRefusals.handedChanged,
  ],
})
