import type { FastifyReply } from 'fastify'
import type { RequestHttp } from '../request/request-http.ts'

/** Sends the headers that the request added to its reply, mostly cookies; only once. */
export function sendAddedHeaders(http: RequestHttp, reply: FastifyReply): void {
  const { added } = http
  if (!added || http.isSent) return
  http.isSent = true
  for (const [name, value] of added) {
    if (name !== 'set-cookie') reply.header(name, value)
  }
  for (const cookie of added.getSetCookie()) reply.header('set-cookie', cookie)
}
