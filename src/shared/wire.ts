import { z } from 'zod'
import { pageLimits } from './page-limits.ts'

/** ISO 8601 UTC instant, `2026-03-01T09:30:00.000Z`. */
export const Instant = z.string().describe('ISO 8601 UTC instant')

/** The body of every refusal. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  details: z.string().optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** `?limit=` and `?before=<id>` of every long list. */
export const Page = z.object({
  limit: z.coerce.number().int().min(1).max(pageLimits.most).default(pageLimits.usual),
  before: z.string().max(64).optional(),
})

/** Names one send, so that a double click or a retry sends once. */
export const SendId = z.uuid()
