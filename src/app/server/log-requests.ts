import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#platform/server/context.ts'
import { loggedPath } from '#platform/server/http/request/logged-path.ts'
import type { Calling } from './context-of.ts'

/**
 * Behind a proxy that is not named, or one that doesn’t say for whom it asks, all clients share one address, and with it
 * their limits: said once. Only browsers send an origin; a check of health asks by itself.
 */
export function proxyWarning({ log }: Context, { trusted, publicUrl }: Pick<Calling, 'trusted'> & { publicUrl: URL }) {
  let isSaid = false
  const isBehindProxy = publicUrl.protocol === 'https:'
  return ({ ip, headers }: FastifyRequest) => {
    if (isSaid) return
    const isNamed = headers['x-forwarded-for'] !== undefined
    if (isNamed ? trusted(ip) : !isBehindProxy || !trusted(ip) || headers.origin !== publicUrl.origin) return
    isSaid = true
    log.warn({ peer: ip }, isNamed ? unknownProxy : silentProxy)
  }
}

const unknownProxy = 'X-Forwarded-For comes from an address that TRUSTED_PROXIES does not name, and is ignored'
const silentProxy =
  'the proxy sends no X-Forwarded-For, so everyone counts as one client: with nginx, proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for'

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
