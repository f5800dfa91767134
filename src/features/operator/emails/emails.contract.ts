import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant, Page } from '#shared/wire.ts'
import { bounceKinds } from '../bounces/bounces.rules.ts'
import { MemberParams } from '../member-params.ts'
import { peopleRefusals } from '../people/people.refusals.ts'
import { emailStates, emailsPerPage } from './emails.rules.ts'

export const SentEmail = z.object({
  id: z.string(),
  /** Which email it is, in plain words. */
  kind: z.string(),
  address: z.string(),
  state: z.enum(emailStates),
  queuedAt: Instant,
  acceptedAt: Instant.nullable(),
  /** When the last try failed that did, and what the mail server, or what kept us from it, said. */
  refusedAt: Instant.nullable(),
  refusal: z.string().nullable(),
  tries: z.number(),
  /** What was reported after it was taken. */
  bounce: z.object({ kind: z.enum(bounceKinds), at: Instant, reason: z.string() }).nullable(),
})
export type SentEmail = z.infer<typeof SentEmail>

export const listEmails = endpoint({
  method: 'GET',
  path: '/api/operator/people/:memberId/emails',
  access: 'operator',
  topics: ['operator-people'],
  summary:
    'Emails to a person of the last 180 days, the newest first: which, when, and what the mail server said. Nothing of what they say.',
  params: MemberParams,
  query: Page.extend({ limit: Page.shape.limit.default(emailsPerPage) }),
  reply: z.object({
    emails: z.array(SentEmail),
    hasMore: z.boolean(),
    /** Why no broadcasts go to their address. */
    stopped: z.object({ at: Instant, reason: z.string() }).nullable(),
  }),
  refusals: [peopleRefusals.noPerson],
})
