import { iso, machineNow } from '#platform/server/clock.ts'
import { type Context, publish, touchMember, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { confirmAddress } from '../../email-address/server/confirm-address.ts'
import { wasNeverConfirmed } from '../../email-address/server/was-never-confirmed.ts'
import { accountTakenBack } from '../../identity.events.ts'
import { beginAtFirstVisit } from '../../invitations/server/begin-at-first-visit.ts'
import { forgetSecondFactor } from '../../server/forget-second-factor.ts'
import { revokeAccess } from '../../server/revoke-access.ts'
import { providerConnectedEmail } from '../../server/security-emails.ts'
import { sendSecurityEmail } from '../../server/send-security-email.ts'

/** What the provider says of who signs in; it has confirmed the address. */
type AtProvider = { email: string; subject: string; timeZone: string | undefined }
type Shut = { id: string; passwordId: string | null }

/**
 * Has the provider open the account of this address where nothing else does: of someone who was invited or, with passwords
 * turned off, who joined with one. Any other account is connected from its settings alone. Answers whether it’s their
 * first visit.
 */
export const connectByAddress = (ctx: Context, { email, subject, timeZone }: AtProvider): Promise<boolean> =>
  transaction(ctx, async (ctx) => {
    const known = await withoutWayIn(ctx, email)
    if (!known) return false
    // Held, so that a first password that comes at the same time isn't overlooked.
    await touchMember(ctx, known.id)
    const shut = await withoutWayIn(ctx, email)
    if (!shut || (await opensAnother(ctx, subject))) return false
    const at = iso(machineNow())
    await ctx.db
      .insertInto('accounts')
      .values({
        ...{ id: newId(), userId: shut.id, providerId: 'oidc', accountId: subject, password: null },
        ...{ createdAt: at, updatedAt: at },
      })
      .execute()
    if (shut.passwordId !== null) await takeOver(ctx, shut)
    await confirmAddress(ctx, shut.id)
    return beginAtFirstVisit(ctx, shut.id, timeZone)
  })

/** As a reset does: the address is proved now, and where it never was before, someone else may have created the account. */
async function takeOver(ctx: Context, { id }: Shut): Promise<void> {
  await sendSecurityEmail(ctx, id, (to) => providerConnectedEmail(ctx, to))
  if (!(await wasNeverConfirmed(ctx, id))) return
  await revokeAccess(ctx, id)
  await forgetSecondFactor(ctx, id)
  await publish(ctx, accountTakenBack({ memberId: id }))
}

/** The account of an address that nothing opens. A password opens none where passwords are turned off. */
async function withoutWayIn({ db, accounts }: Context, email: string): Promise<Shut | undefined> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('accounts', 'accounts.userId', 'users.id')
    .select(['users.id', 'accounts.id as wayIn', 'accounts.providerId'])
    .where('users.email', '=', email.toLowerCase())
    .execute()
  const [first] = rows
  const ways = rows.filter(({ wayIn }) => wayIn !== null)
  const opening = ways.filter(({ providerId }) => accounts.passwordSignIn || providerId !== 'credential')
  if (!first || opening.length > 0) return undefined
  return { id: first.id, passwordId: ways[0]?.wayIn ?? null }
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
