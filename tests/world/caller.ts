import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Endpoint, Reply, Sent } from '#shared/endpoint.ts'
import type { ErrorBody } from '#shared/wire.ts'

type Loose = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
type Args<E> = keyof Sent<E> extends never ? [sent?: Loose] : [sent: Sent<E>]
export type Answer<E extends Endpoint> = {
  status: number
  /** The reply, or for a refusal its message and code. */
  body: Reply<E> & Partial<ErrorBody>
  headers: LightMyRequestResponse['headers']
}

export type Caller = ReturnType<typeof callerOver>

/** Calls endpoints over HTTP, as whoever the cookie is. */
export function callerOver(app: FastifyInstance, cookie?: string) {
  const headers = cookie ? { cookie } : {}
  const send = (method: Endpoint['method'], url: string, body?: unknown, more: Record<string, string> = {}) =>
    app.inject({
      method,
      url,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...more },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })

  return {
    cookie,
    send,
    call: async <E extends Endpoint>(endpoint: E, ...[sent]: Args<E>): Promise<Answer<E>> => {
      const { body } = (sent ?? {}) as Loose
      const response = await send(endpoint.method, urlOf(endpoint, sent as Loose), body)
      const text = response.body
      return {
        status: response.statusCode,
        body: (text ? JSON.parse(text) : undefined) as Answer<E>['body'],
        headers: response.headers,
      }
    },
  }
}

export function urlOf({ path }: Endpoint, { params = {}, query }: Loose = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'unknown'))
  return query
    ? `${filled}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
    : filled
}
