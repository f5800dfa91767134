import type { Context } from '#platform/server/context.ts'
import type { Destination } from '#platform/server/http/routes.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import type { Input } from '#shared/endpoint.ts'
import { welcomePath } from '../../identity.rules.ts'
import { completeSignIn, requireSecondFactor } from '../../sign-in/server/require-second-factor.ts'
import type { providerCallback as endpoint } from '../single-sign-on.contract.ts'

/** Whatever went wrong, people come back to the sign-in page, which says so; the second step is asked for there too. */
export async function providerCallback(ctx: Context, { query }: Input<typeof endpoint>): Promise<Destination> {
  const { oidc, library } = ctx.accounts
  const finished = oidc && (await library.finishProvider(ctx, query))
  if (!finished?.location || hasError(finished.location))
    noteSecurity(ctx, { kind: 'sign-in', outcome: 'failed', reason: 'provider' })
  if (!finished?.location) return { redirect: '/api/login?error=provider_silent' }
  const { location, token, joined, keep } = finished
  const memberId = token && (await ownerOf(ctx, token))
  if (!memberId) {
    keep()
    return { redirect: location }
  }
  if (joined) {
    keep()
    await completeSignIn(ctx, memberId, { joining: true })
    noteSecurity(ctx, { kind: 'joined', reason: 'provider', memberId })
    return { redirect: isHome(ctx, location) ? welcomePath : location }
  }
  return signInAgain(ctx, { memberId, token, location, keep })
}

type Known = { memberId: string; token: string; location: string; keep: () => void }

async function signInAgain(ctx: Context, { memberId, token, location, keep }: Known): Promise<Destination> {
  const opening = { memberId, stillOpens: (ctx: Context) => holdProvider(ctx, token), enter: keep }
  const admitted = await requireSecondFactor(ctx, opening)
  if (admitted !== 'in') await ctx.db.deleteFrom('sessions').where('token', '=', token).execute()
  if (admitted === 'outdated') {
    noteSecurity(ctx, { kind: 'sign-in', outcome: 'failed', reason: 'provider', memberId })
    return { redirect: '/api/login?error=state_mismatch' }
  }
  noteSecurity(ctx, { kind: 'sign-in', reason: admitted === 'held' ? 'code asked' : 'provider', memberId })
  if (admitted === 'in') return { redirect: location }
  const { pathname, search } = new URL(location, ctx.accounts.publicUrl)
  return { redirect: `/api/login?${new URLSearchParams({ mode: 'code', returnTo: pathname + search })}` }
}

/** Who had nowhere to go is asked the first questions. */
const isHome = ({ accounts }: Context, location: string) =>
  new URL(location, accounts.publicUrl).href === new URL('/', accounts.publicUrl).href

/** The library says in the way back what went wrong. */
const hasError = (location: string) => /[?&]error=/.test(location)

/** Holds off who disconnects the provider or ends the session, unless that happened since the library created it. */
async function holdProvider({ db }: Context, token: string): Promise<boolean> {
  const session = await db
    .updateTable('sessions')
    .set((row) => ({ updatedAt: row.ref('updatedAt') }))
    .where('token', '=', token)
    .returning('userId')
    .executeTakeFirst()
  if (!session) return false
  const account = await db
    .updateTable('accounts')
    .set((row) => ({ updatedAt: row.ref('updatedAt') }))
    .where('userId', '=', session.userId)
    .where('providerId', '=', 'oidc')
    .returning('id')
    .executeTakeFirst()
  return account !== undefined
}

async function ownerOf({ db }: Context, token: string): Promise<string | undefined> {
  const session = await db.selectFrom('sessions').select('userId').where('token', '=', token).executeTakeFirst()
  return session?.userId
}
