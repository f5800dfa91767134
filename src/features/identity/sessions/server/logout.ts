import type { Context } from '#platform/server/context.ts'
import { requestRefusals } from '#platform/server/http/request/request-refusals.ts'
import type { Destination } from '#platform/server/http/routes.ts'
import { endCurrentSession } from './sign-out.ts'

/** A link on another site, be it of a neighboring host, must not sign people out. */
export async function logout(ctx: Context): Promise<Destination> {
  const from = ctx.http.headers.get('sec-fetch-site')
  if (from === 'cross-site' || from === 'same-site') throw requestRefusals.crossSite()
  await endCurrentSession(ctx)
  return { redirect: '/' }
}
