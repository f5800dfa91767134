import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

export type Log = FastifyBaseLogger

/** JSON lines on standard output. Secrets never reach it: only what a call names is logged. */
export const createLog = (level: string): Log => pino({ level, base: null })
