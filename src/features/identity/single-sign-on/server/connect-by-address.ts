import { iso, machineNow } from '#platform/server/clock.ts'
import { type Context, touchMember, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { confirmAddress } from '../../email-address/server/confirm-address.ts'
import { beginAtFirstVisit } from './begin-at-first-visit.ts'

/** What the provider says of who signs in; it has confirmed the address. */
type AtProvider = { email: string; subject: string; timeZone: string | undefined }

/**
 * Has the provider open the account of someone who was invited to this address and has no way in yet; any other account is
 * connected from its settings alone. Answers whether it was so.
 */
export const connectInvited = (ctx: Context, { email, subject, timeZone }: AtProvider): Promise<boolean> =>
  transaction(ctx, async (ctx) => {
    const invited = await withoutWayIn(ctx, email)
    if (!invited) return false
    // Held, so that a first password that comes at the same time isn't overlooked.
    await touchMember(ctx, invited)
    if (!(await withoutWayIn(ctx, email)) || (await opensAnother(ctx, subject))) return false
    const at = iso(machineNow())
    await ctx.db
      .insertInto('accounts')
      .values({
        ...{ id: newId(), userId: invited, providerId: 'oidc', accountId: subject, password: null },
        ...{ createdAt: at, updatedAt: at },
      })
      .execute()
    await confirmAddress(ctx, invited)
    return beginAtFirstVisit(ctx, invited, timeZone)
  })

async function withoutWayIn({ db }: Context, email: string): Promise<string | undefined> {
  const user = await db
    .selectFrom('users')
    .leftJoin('accounts', 'accounts.userId', 'users.id')
    .select('users.id')
    .where('users.email', '=', email.toLowerCase())
    .where('accounts.id', 'is', null)
    .executeTakeFirst()
  return user?.id
}

async function opensAnother({ db }: Context, subject: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('providerId', '=', 'oidc')
    .where('accountId', '=', subject)
    .executeTakeFirst()
  return account !== undefined
}
