import type { Context } from '#platform/server/context.ts'
import { isUniqueViolation } from '#platform/server/database/unique-violation.ts'
import { callerHeaders, keepCookies } from './caller.ts'
import type { Library } from './make-library.ts'
import { type Visit, visiting } from './visit.ts'

type ToProvider = { returnTo: string; ref: string | undefined; timeZone: string | undefined }

/** The way travels in an encrypted cookie, once to succeed and once to fail, and browsers drop cookies over 4 kB. */
const longestReturn = 400

export function providerAccounts(load: () => Promise<Library | undefined>) {
  /** The provider's address to go to; `undefined` while it does not answer. */
  async function providerAddress(ctx: Context, { returnTo, ref, timeZone }: ToProvider): Promise<string | undefined> {
    const library = await load()
    if (!library) return undefined
    const back = encodeURIComponent(returnTo).length > longestReturn ? '/' : returnTo
    const errorCallbackURL = `/api/login?${new URLSearchParams({ returnTo: back, ...(ref ? { ref } : {}) })}`
    const additionalData = { ...(ref ? { ref } : {}), ...(timeZone ? { timeZone } : {}) }
    const body = { provider: 'oidc', callbackURL: back, errorCallbackURL, additionalData, disableRedirect: true }
    const call = { body, headers: callerHeaders(ctx), returnHeaders: true } as const
    const { headers, response } = await visiting({ ctx }, () => library.api.signInSocial(call))
    keepCookies(ctx, headers)
    return response.url
  }

  /** Ends the round trip: signs in and answers where to go. Of several first sign-ins at once, the losers go round again. */
  async function finishProvider(ctx: Context, query: Record<string, string>): Promise<string | undefined> {
    const library = await load()
    if (!library) return undefined
    const visit: Visit = { ctx }
    const call = {
      method: 'GET',
      params: { id: 'oidc' },
      query,
      headers: callerHeaders(ctx),
      asResponse: true,
    } as const
    const response = await visiting(visit, () => library.api.callbackOAuth(call))
    keepCookies(ctx, response.headers)
    if (isUniqueViolation(visit.fault) && visit.joining) return providerAddress(ctx, visit.joining)
    return response.headers.get('location') ?? undefined
  }

  return { providerAddress, finishProvider }
}
