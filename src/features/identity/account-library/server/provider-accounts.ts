import type { PaidTier } from '#features/membership/membership.rules.ts'
import type { Context } from '#platform/server/context.ts'
import { isUniqueViolation } from '#platform/server/database/unique-violation.ts'
import type { AccountSettings } from '../../accounts/server/create-accounts.ts'
import { landingPath } from '../../identity.rules.ts'
import { fromLibrary, isSecure, readSession } from '../../sessions/server/session-cookie.ts'
import { type AuthCall, withAuthCall } from './call-context.ts'
import { callerHeaders, forwardCookies } from './caller-headers.ts'
import type { BetterAuth } from './create-better-auth.ts'

type ToProvider = {
  returnTo: string
  ref: string | undefined
  plan: PaidTier | undefined
  timeZone: string | undefined
}

/** The way travels in an encrypted cookie, once to succeed and once to fail, and browsers drop cookies over 4 kB. */
const longestReturn = 400

/** Where to go from here; `joined`: they are here for the first time. The session, where one was made, is handed over by `keep` with the other cookies. */
type Finished = { location: string | undefined; keep: () => void; token?: string | undefined; joined?: boolean }

export function providerAccounts(load: () => Promise<BetterAuth | undefined>, settings: AccountSettings) {
  /** The provider's address to go to; `undefined` while it does not answer. */
  async function providerAddress(
    ctx: Context,
    { returnTo, ref, plan, timeZone }: ToProvider,
  ): Promise<string | undefined> {
    const library = await load()
    if (!library) return undefined
    const back = encodeURIComponent(returnTo).length > longestReturn ? '/' : returnTo
    const brought = { ...(ref ? { ref } : {}), ...(plan ? { plan } : {}) }
    const errorCallbackURL = `/api/login?${new URLSearchParams({ returnTo: back, ...brought })}`
    const callbackURL = landingPath({ plan, returnTo: back, isNew: false })
    const additionalData = { ...brought, ...(timeZone ? { timeZone } : {}) }
    const body = { provider: 'oidc', callbackURL, errorCallbackURL, additionalData, disableRedirect: true }
    const call = { body, headers: callerHeaders(ctx), returnHeaders: true } as const
    const { headers, response } = await withAuthCall({ ctx }, () => library.api.signInSocial(call))
    forwardCookies(ctx, headers)
    return response.url
  }

  /** The provider's address to go to, to have its sign-in open the caller's account from then on. */
  async function connectAddress(ctx: Context, returnTo: string): Promise<string | undefined> {
    const library = await load()
    if (!library) return undefined
    const back = { callbackURL: returnTo, errorCallbackURL: returnTo }
    const call = {
      body: { provider: 'oidc', ...back, disableRedirect: true },
      headers: callerHeaders(ctx),
      returnHeaders: true,
    } as const
    const { headers, response } = await withAuthCall({ ctx }, () => library.api.linkSocialAccount(call))
    forwardCookies(ctx, headers)
    return response.url
  }

  /** Ends the round trip: signs in and answers where to go. Of several first sign-ins at once, the losers go round again. */
  async function finishProvider(ctx: Context, query: Record<string, string>): Promise<Finished | undefined> {
    const library = await load()
    if (!library) return undefined
    const authCall: AuthCall = { ctx }
    const call = {
      method: 'GET',
      params: { id: 'oidc' },
      query,
      headers: callerHeaders(ctx),
      asResponse: true,
    } as const
    const response = await withAuthCall(authCall, () => library.api.callbackOAuth(call))
    const location = response.headers.get('location') ?? undefined
    if (isUniqueViolation(authCall.databaseError) && authCall.joining) {
      forwardCookies(ctx, response.headers)
      return { location: await providerAddress(ctx, authCall.joining), keep: () => {} }
    }
    const token = newSession(response.headers, settings)
    const joined = authCall.joined !== undefined || authCall.begun === true
    return { location, token, joined, keep: () => forwardCookies(ctx, response.headers) }
  }

  const isProviderThere = async (): Promise<boolean> => (await load()) !== undefined

  return { isProviderThere, providerAddress, connectAddress, finishProvider }
}

/** The token in the cookie that the library sets. */
function newSession(headers: Headers, { secret, publicUrl }: AccountSettings): string | undefined {
  const cookies = headers.getSetCookie().map((cookie) => fromLibrary(cookie).split(';', 1)[0])
  return readSession(cookies.join('; '), { secrets: [secret], secure: isSecure(publicUrl) })?.token
}
