import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

export type Log = FastifyBaseLogger

/** What of an error is logged: a database's `detail` would quote people's data. */
function errorLine(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack, code } = error as Error & { code?: unknown }
  return { name, message, code, stack }
}

/** JSON lines on standard output. Secrets never reach it: only what a call names is logged. */
export const createLog = (level: string): Log => pino({ level, base: null, serializers: { err: errorLine } })
