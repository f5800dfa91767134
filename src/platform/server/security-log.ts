import type { RequestHttp } from './http/request/request-http.ts'
import type { Log } from './log.ts'

/** What matters to the security of accounts. Each is a log line of its own, so that an attack can be traced. */
export const securityKinds = [
  'joined',
  'sign-in',
  'second-step',
  'password-asked',
  'sign-out',
  'sessions-ended',
  'reset-asked',
  'reset-used',
  'password-changed',
  'email-confirmed',
  'email-change-asked',
  'email-changed',
  'provider-connected',
  'provider-disconnected',
  'two-step-on',
  'two-step-off',
  'recovery-codes-renewed',
  'role',
  'coach-assigned',
  'export',
  'erasure',
  'limit-reached',
  'refused',
  'cross-site',
  'operator',
] as const

type SecurityEvent = {
  kind: (typeof securityKinds)[number]
  outcome?: 'ok' | 'failed'
  /** A stable word, never what someone typed. */
  reason?: string
  /** Whose account it is about, where that is not the caller's. */
  memberId?: string | undefined
  /** The other member that it concerns. */
  about?: string
}

/** Writes one line: from where, about whom by their id, what and how it ended. No email, text, token or password. */
export function noteSecurity(
  { log, http, member }: { log: Pick<Log, 'info'>; http: RequestHttp; member?: { id: string } },
  { kind, outcome = 'ok', reason, memberId, about }: SecurityEvent,
): void {
  http.isNoted = true
  const where = { requestId: http.requestId, address: http.address }
  log.info({ security: kind, outcome, reason, memberId: memberId ?? member?.id, about, ...where }, 'security')
}
