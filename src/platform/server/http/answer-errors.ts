import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#shared/refusal.ts'
import { DatabaseUnreachable } from '../database/database-unreachable.ts'
import { isForeignKeyViolation } from '../database/foreign-key-violation.ts'
import { isOutOfRoom } from '../database/out-of-room.ts'
import { noteSecurity } from '../security-log.ts'
import { type ErrorPage, wantsPage } from './reply/error-page.ts'
import { sendAddedHeaders } from './reply/send-added-headers.ts'
import type { RequestHttp } from './request/request-http.ts'
import { requestRefusals } from './request/request-refusals.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** From where it comes, and what its reply will carry. */
    http: RequestHttp
  }
}

/**
 * For what is refused before any hook of ours: an address that cannot be decoded, a request that is no HTTP.
 * `headers` are the fixed ones, which such a reply would lack.
 */
export function answerBrokenRequests(headers: Readonly<Record<string, string>>) {
  const { status, code, message } = requestRefusals.broken()
  const body = JSON.stringify({ message, code })
  const head = { ...headers, 'content-type': 'application/json; charset=utf-8', 'content-length': String(body.length) }
  const lines = Object.entries({ ...head, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`)
  return {
    frameworkErrors: (_: FastifyError, __: FastifyRequest, reply: FastifyReply) =>
      reply.code(status).headers(head).send(body),
    clientErrorHandler: (_: Error, socket: Socket) => {
      if (socket.writable) socket.write(`HTTP/1.1 ${status} Bad Request\r\n${lines.join('')}\r\n${body}`)
      socket.destroySoon()
    },
  }
}

/**
 * Every error becomes `{ message, code, details? }`, and for people who came to a page one that they can read; what went
 * wrong inside stays in the log.
 */
export function answerErrors(app: FastifyInstance, errorPage: ErrorPage): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = refusalOf(error, request)
    noteRefusal(request, refusal)
    // What was decided before the verb: that a session has ended.
    sendAddedHeaders(request.http, reply)
    if (refusal.status < 500 || !wantsPage(request)) return sendRefusal(refusal, reply)
    return errorPage(request, sayWhen(refusal, reply).code(refusal.status))
  })
}

/**
 * What was refused for who asked, or how often, unless its verb wrote a line that says more. Each page of a visitor asks
 * who is signed in, and that nobody is says nothing about anybody's account; a session that is not one does.
 */
function noteRefusal({ http, log }: FastifyRequest, { status, code }: Refusal): void {
  if (http.isNoted || ![401, 403, 429].includes(status)) return
  if (code === requestRefusals.signedOut.code && !http.showsSession) return
  const ctx = { log, http, ...(http.memberId ? { member: { id: http.memberId } } : {}) }
  noteSecurity(ctx, { kind: kindOf(status, code), outcome: 'failed', reason: code })
}

const kindOf = (status: number, code: string) => {
  if (code === requestRefusals.crossSite.code) return 'cross-site'
  return status === 429 ? 'limit-reached' : 'refused'
}

function sayWhen({ retryAfter }: Refusal, reply: FastifyReply): FastifyReply {
  return retryAfter === undefined ? reply : reply.header('retry-after', String(Math.ceil(retryAfter)))
}

export function sendRefusal(refusal: Refusal, reply: FastifyReply): FastifyReply {
  const { status, code, message, details } = refusal
  return sayWhen(refusal, reply)
    .header('cache-control', 'no-store')
    .code(status)
    .send(details ? { message, code, details } : { message, code })
}

function refusalOf(error: FastifyError | Refusal, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (error.statusCode === 413) return requestRefusals.tooLarge()
  if (error.statusCode === 415) return requestRefusals.notJson()
  if (error.statusCode && error.statusCode < 500) return requestRefusals.malformed()
  if (isForeignKeyViolation(error)) return requestRefusals.gone()
  const known = unavailable(error)
  request.log.error({ requestId: request.id, err: error }, known ?? 'unexpected')
  if (known) return requestRefusals.unavailable()
  return requestRefusals.unexpected()
}

/** What comes right by itself, or by the operator, so that the same call may be made again. */
function unavailable(error: Error): string | undefined {
  if (error instanceof DatabaseUnreachable) return 'the database is away'
  return isOutOfRoom(error) ? 'the database has no room left' : undefined
}
