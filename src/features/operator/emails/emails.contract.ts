import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'
import { Instant, Page } from '#shared/wire.ts'
import { peopleRefusals } from '../people/people.contract.ts'
import { bounceKinds, bounceLimits, emailStates, emailsPerPage } from './emails.rules.ts'

export const emailRefusals = refusals('emails', {
  wrongSecret: [401, 'The secret is wrong, or no reports are taken here.'],
})

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
  params: z.object({ memberId: z.string().max(64) }),
  query: Page.extend({ limit: Page.shape.limit.default(emailsPerPage) }),
  reply: z.object({
    emails: z.array(SentEmail),
    hasMore: z.boolean(),
    /** Why no broadcasts go to their address. */
    stopped: z.object({ at: Instant, reason: z.string() }).nullable(),
  }),
  refusals: [peopleRefusals.noPerson],
})

/** Called by a mail server or provider, with a secret in `Authorization`. */
export const reportBounce = endpoint({
  method: 'POST',
  path: '/api/mail/bounces',
  access: 'public',
  changes: ['operator-people', 'operator-broadcasts'],
  summary:
    'Takes a report that an email came back after the mail server took it: which one or which address, whether for good (hard) or for now (soft), and why. With `Authorization: Bearer` and the secret of the settings. The reply never tells whether there is such an email or address.',
  body: z
    .object({
      /** The `Message-ID` of the email, where it is known. */
      messageId: z.string().max(300).optional(),
      address: z.email().max(254).toLowerCase().optional(),
      kind: z.enum(bounceKinds),
      reason: z
        .string()
        .max(10_000)
        .transform((text) => text.trim().slice(0, bounceLimits.reason))
        .default(''),
    })
    .refine(({ messageId, address }) => messageId !== undefined || address !== undefined, {
      path: ['address'],
      error: 'Name the address or the message id.',
    }),
  reply: z.object({ received: z.literal(true) }),
  refusals: [emailRefusals.wrongSecret],
})
