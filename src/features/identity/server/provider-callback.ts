import type { Context } from '#platform/server/context.ts'
import type { Destination } from '#platform/server/http/routes.ts'
import type { Input } from '#shared/endpoint.ts'
import type { providerCallback as endpoint } from '../sign-in.contract.ts'

/** Whatever went wrong, people come back to the sign-in page, which says so. */
export async function providerCallback(ctx: Context, { query }: Input<typeof endpoint>): Promise<Destination> {
  const { oidc, library } = ctx.accounts
  const goTo = oidc && (await library.finishProvider(ctx, query))
  return { redirect: goTo ?? '/api/login?error=provider_silent' }
}
