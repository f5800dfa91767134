import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#shared/refusal.ts'
import { isForeignKeyViolation } from '../database/foreign-key-violation.ts'
import { requestRefusals } from './request-refusals.ts'

/** Every error becomes `{ message, code, details? }`; what went wrong inside stays in the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => sendRefusal(refusalOf(error, request), reply))
}

export function sendRefusal(
  { status, code, message, details, retryAfter }: Refusal,
  reply: FastifyReply,
): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)))
  reply.header('cache-control', 'no-store')
  return reply.code(status).send(details ? { message, code, details } : { message, code })
}

function refusalOf(error: FastifyError | Refusal, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (error.statusCode === 413) return requestRefusals.tooLarge()
  if (error.statusCode === 415) return requestRefusals.notJson()
  if (error.statusCode && error.statusCode < 500) return requestRefusals.malformed()
  if (isForeignKeyViolation(error)) return requestRefusals.gone()
  request.log.error({ requestId: request.id, err: error }, 'unexpected')
  return requestRefusals.unexpected()
}
