import { type MemberContext, transaction } from '#platform/server/context.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import { reauthenticate, reauthenticateFully } from '../../server/reauthenticate.ts'
import type * as contract from '../single-sign-on.contract.ts'

const back = '/settings'

type Connect = typeof contract.connectProvider

export async function connectProvider(ctx: MemberContext, { body }: Input<Connect>): Promise<Reply<Connect>> {
  const { oidc, library } = ctx.accounts
  if (!oidc) throw identityRefusals.noProvider()
  await reauthenticateFully(ctx, body, async () => {
    if (await hasAccount(ctx, 'oidc')) throw identityRefusals.alreadyConnected()
    if (!(await library.isProviderThere())) throw identityRefusals.providerSilent()
  })
  const url = await library.connectAddress(ctx, back)
  if (!url) throw identityRefusals.providerSilent()
  return { url, redirect: true }
}

export async function disconnectProvider(
  ctx: MemberContext,
  { body }: Input<typeof contract.disconnectProvider>,
): Promise<{ success: true }> {
  await reauthenticate(ctx, body.password)
  return transaction(ctx, async (ctx) => {
    const { db, member, accounts } = ctx
    if (!accounts.passwordSignIn || !(await hasAccount(ctx, 'credential'))) throw identityRefusals.onlyWayIn()
    await db.deleteFrom('accounts').where('userId', '=', member.id).where('providerId', '=', 'oidc').execute()
    noteSecurity(ctx, { kind: 'provider-disconnected' })
    return { success: true as const }
  })
}

async function hasAccount({ db, member }: MemberContext, providerId: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('userId', '=', member.id)
    .where('providerId', '=', providerId)
    .executeTakeFirst()
  return account !== undefined
}
