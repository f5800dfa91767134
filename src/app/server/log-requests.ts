import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#platform/server/context.ts'
import { loggedPath } from '#platform/server/http/request/logged-path.ts'
import type { Calling } from './context-of.ts'

/** Behind a proxy that is not named all clients share one address, and with it their limits: said once. */
export function proxyWarning({ log }: Context, { trusted }: Calling) {
  let isSaid = false
  return ({ ip, headers }: FastifyRequest) => {
    if (isSaid || headers['x-forwarded-for'] === undefined || trusted(ip)) return
    isSaid = true
    log.warn({ peer: ip }, 'X-Forwarded-For comes from an address that TRUSTED_PROXIES does not name, and is ignored')
  }
}

export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      requestId: request.id,
      method: request.method,
      path: loggedPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      address: request.http?.address,
      memberId: request.http?.memberId,
    },
    'request',
  )
}
