import process from 'node:process'
import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'

export type Log = FastifyBaseLogger

/** The parts of an error that are logged; a database's `detail` would quote members' data. */
function errorLine(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack, code } = error as Error & { code?: unknown }
  return { name, message, code, stack }
}

/** JSON lines, on standard output by default. Secrets never reach it: only what a call names is logged. */
export const createLog = (level: string, to?: DestinationStream): Log => {
  const settings = { level, base: null, serializers: { err: errorLine } }
  return to ? pino(settings, to) : pino(settings)
}

/** For commands, whose standard output is their result. */
export const toStandardError: DestinationStream = { write: (line) => process.stderr.write(line) }
