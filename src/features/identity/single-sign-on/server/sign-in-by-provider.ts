import type { Context } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import { safeReturnTo } from '../../identity.rules.ts'
import type { signInByProvider as endpoint } from '../single-sign-on.contract.ts'

type Endpoint = typeof endpoint

export async function signInByProvider(ctx: Context, { body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { oidc, library } = ctx.accounts
  if (!oidc) throw identityRefusals.noProvider()
  const { ref, plan, timeZone, returnTo } = body
  const url = await library.providerAddress(ctx, { ref, plan, timeZone, returnTo: safeReturnTo(returnTo) })
  if (!url) throw identityRefusals.providerSilent()
  return { url, redirect: true }
}
