import type { Context } from '#platform/server/context.ts'
import { fromLibrary, toLibrary } from '../../sessions/server/session-cookie.ts'

/** What the library may know of the request. */
export function callerHeaders({ http, accounts }: Context): Headers {
  const headers = new Headers({ 'user-agent': http.headers.get('user-agent')?.slice(0, 300) ?? '' })
  const cookie = http.headers.get('cookie')
  if (cookie) headers.set('cookie', toLibrary(cookie, accounts))
  return headers
}

export function forwardCookies({ http }: Context, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) http.reply.append('set-cookie', fromLibrary(cookie))
}
