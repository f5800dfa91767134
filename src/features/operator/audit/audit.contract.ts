import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant, Page } from '#shared/wire.ts'

export const AuditEntry = z.object({
  id: z.string(),
  at: Instant,
  /** Who did it: a name, or that it was a command. */
  by: z.string(),
  action: z.string(),
  /** To whom or what. Somebody who is gone has no name anymore. */
  subject: z.string(),
  /** Where there is a page about them. */
  memberId: z.string().nullable(),
  reason: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/operator/audit',
  access: 'operator',
  topics: ['operator-audit'],
  summary: 'Who did what to whom, when and why, newest first; at the desk and by command.',
  query: Page.extend({ memberId: z.string().max(64).optional() }),
  reply: z.array(AuditEntry),
})
