import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Measures } from './measures.ts'

/**
 * Tells of every answered request by the pattern of its route, never by its address. What no endpoint has is one of two:
 * a built file, each of which is a route, or a page.
 */
export function measureRequests(app: FastifyInstance, patterns: ReadonlySet<string>, measures: Measures): void {
  const routeOf = ({ routeOptions: { url } }: FastifyRequest) => {
    if (url === undefined) return 'page'
    return patterns.has(url) ? url : 'file'
  }
  app.addHook('onResponse', (request, reply, done) => {
    measures.request(
      { route: routeOf(request), method: request.method, status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    done()
  })
}
