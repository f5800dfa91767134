import type { FastifyInstance } from 'fastify'
import { isLoopback, loopbackHosts } from './loopback.ts'
import { requestRefusals } from './request-refusals.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses writes that another site's page sends. A caller without either header is no browser and is allowed. */
export function refuseCrossSiteWrites(app: FastifyInstance, publicUrl: URL): void {
  const own = ownOrigins(publicUrl)
  app.addHook('onRequest', ({ method, headers }, _, done) => {
    if (reads.has(method)) return done()
    const site = headers['sec-fetch-site']
    if (site === 'cross-site' || site === 'same-site') throw requestRefusals.crossSite()
    if (headers.origin !== undefined && !own.has(headers.origin)) throw requestRefusals.crossSite()
    done()
  })
}

/** In local mode the names of the loopback at one port are one origin. */
function ownOrigins(publicUrl: URL): Set<string> {
  if (!isLoopback(publicUrl.hostname)) return new Set([publicUrl.origin])
  const port = publicUrl.port ? `:${publicUrl.port}` : ''
  return new Set(loopbackHosts.map((host) => `${publicUrl.protocol}//${host}${port}`))
}
