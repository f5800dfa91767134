import type { PublicContext } from '#platform/server/context.ts'
import type { Destination } from '#platform/server/http/routes.ts'
import type { Input } from '#shared/endpoint.ts'
import { landingPath, safeReturnTo } from '../../identity.rules.ts'
import type { login as endpoint } from '../sign-in.contract.ts'

export async function login(ctx: PublicContext, { query }: Input<typeof endpoint>): Promise<Destination> {
  const { ref, plan } = query
  const returnTo = safeReturnTo(query.returnTo)
  if (ctx.member) return { redirect: landingPath({ plan, returnTo, isNew: false }) }
  const { passwordSignIn, oidc, library } = ctx.accounts
  // With a refusal in hand the page says so; going straight back to the provider would be a loop.
  if (passwordSignIn || !oidc || query.error) return signInPage
  const url = await library.providerAddress(ctx, { returnTo, ref, plan, timeZone: undefined })
  return url ? { redirect: url } : { redirect: '/api/login?error=provider_silent' }
}

/** The app draws it, at this very address. */
const signInPage = { page: 'app' }
