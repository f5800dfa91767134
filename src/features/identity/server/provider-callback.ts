import type { Context } from '#platform/server/context.ts'
import type { Destination } from '#platform/server/http/routes.ts'
import type { Input } from '#shared/endpoint.ts'
import type { providerCallback as endpoint } from '../sign-in.contract.ts'
import { admit, welcome } from './admit.ts'

/** Whatever went wrong, people come back to the sign-in page, which says so; the second step is asked for there too. */
export async function providerCallback(ctx: Context, { query }: Input<typeof endpoint>): Promise<Destination> {
  const { oidc, library } = ctx.accounts
  const finished = oidc && (await library.finishProvider(ctx, query))
  if (!finished?.location) return { redirect: '/api/login?error=provider_silent' }
  const { location, token, joined, keep } = finished
  const memberId = token && (await ownerOf(ctx, token))
  if (!memberId) {
    keep()
    return { redirect: location }
  }
  if (joined) {
    keep()
    await welcome(ctx, memberId, { joining: true })
    return { redirect: location }
  }
  if ((await admit(ctx, { memberId, token, keep })) === 'in') return { redirect: location }
  const { pathname, search } = new URL(location, ctx.accounts.publicUrl)
  return { redirect: `/api/login?${new URLSearchParams({ mode: 'code', returnTo: pathname + search })}` }
}

async function ownerOf({ db }: Context, token: string): Promise<string | undefined> {
  const session = await db.selectFrom('sessions').select('userId').where('token', '=', token).executeTakeFirst()
  return session?.userId
}
