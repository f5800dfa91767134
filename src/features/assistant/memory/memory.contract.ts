import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'
import { Instant } from '#shared/wire.ts'
import { Success } from '../conversations/conversations.contract.ts'
import { memoryLimits } from './memory.rules.ts'

export const memoryRefusals = refusals('memory', {
  factNotFound: [404, 'This isn’t remembered anymore.'],
  tooMany: [409, `The assistant remembers ${memoryLimits.most} things at most. Remove one first.`],
  already: [409, 'This is remembered already.'],
})

const FactText = z
  .string()
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1, 'is empty').max(memoryLimits.text))

export const Fact = z.object({ id: z.string(), text: z.string(), createdAt: Instant })
export type Fact = z.infer<typeof Fact>

const FactParams = z.object({ factId: z.string().max(64) })

export const listFacts = endpoint({
  method: 'GET',
  path: '/api/chat/memory',
  access: 'signedIn',
  topics: ['memory'],
  summary: 'What I told the assistant to remember, oldest first.',
  reply: z.array(Fact),
})

export const addFact = endpoint({
  method: 'POST',
  path: '/api/chat/memory',
  access: 'signedIn',
  changes: ['memory'],
  summary: 'Has the assistant remember something. The same words again add nothing.',
  body: z.object({ text: FactText }),
  reply: Fact,
  refusals: [memoryRefusals.tooMany],
})

export const changeFact = endpoint({
  method: 'PATCH',
  path: '/api/chat/memory/:factId',
  access: 'signedIn',
  changes: ['memory'],
  summary: 'Rewords what the assistant remembers.',
  params: FactParams,
  body: z.object({ text: FactText }),
  reply: Success,
  refusals: [memoryRefusals.factNotFound, memoryRefusals.already],
})

export const removeFact = endpoint({
  method: 'DELETE',
  path: '/api/chat/memory/:factId',
  access: 'signedIn',
  changes: ['memory'],
  summary: 'Has the assistant forget one thing.',
  params: FactParams,
  reply: Success,
  refusals: [memoryRefusals.factNotFound],
})

export const clearFacts = endpoint({
  method: 'DELETE',
  path: '/api/chat/memory',
  access: 'signedIn',
  changes: ['memory'],
  summary: 'Has the assistant forget everything it was told to remember.',
  reply: Success,
})
