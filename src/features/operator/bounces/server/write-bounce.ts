import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import '../../emails/server/emails.tables.ts'
import { type BounceReport, bounceLimits } from '../bounces.rules.ts'

/** Reported again, the first report stands; only that an email may arrive next time gives way to that none will. */
export async function writeBounce(ctx: Context, { kind, ...report }: BounceReport): Promise<void> {
  const email = await findEmail(ctx, report)
  const reason = report.reason.replaceAll('\0', '').trim().slice(0, bounceLimits.reason)
  const bouncedAt = iso(machineNow())
  if (email?.id)
    await ctx.db
      .updateTable('sentEmails')
      .set({ bounceKind: kind, bounceReason: reason, bouncedAt })
      .where('id', '=', email.id)
      .where((is) =>
        is.or([is('bounceKind', 'is', null), is.and([is('bounceKind', '=', 'soft'), is(is.val(kind), '<>', 'soft')])]),
      )
      .execute()
  if (email && kind !== 'soft')
    await ctx.db
      .insertInto('bouncedAddresses')
      .values({ address: email.address, memberId: email.memberId, reason, bouncedAt })
      .onConflict((conflict) => conflict.column('address').doNothing())
      .execute()
}

type Bounced = { id?: string; address: string; memberId: string }

/** By the message id that we gave it, else the last one to the address, else the account with that address. */
async function findEmail(
  { db }: Context,
  { messageId = '', address: given = '' }: Omit<BounceReport, 'kind'>,
): Promise<Bounced | undefined> {
  const [, id] = /^<?([\da-f-]{36})(?:@|>|$)/.exec(messageId) ?? []
  const sent = db.selectFrom('sentEmails').select(['id', 'address', 'memberId'])
  const named = id && (await sent.where('id', '=', id).executeTakeFirst())
  const address = bareAddress(given)
  if (named || !address) return named || undefined
  const holder = await db.selectFrom('users').select(['id', 'email']).where('email', '=', address).executeTakeFirst()
  if (!holder) return undefined
  const last = await sent
    .where('memberId', '=', holder.id)
    .where('address', '=', address)
    .where('acceptedAt', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ?? { address, memberId: holder.id }
}

/** `Ada <ada@example.com>` is written too. Nothing of what is no address. */
function bareAddress(text: string): string | undefined {
  const [, bare = text] = /<([^<>]*)>\s*$/.exec(text.slice(0, 1000)) ?? []
  const address = bare.trim().toLowerCase()
  return address.length <= 254 && address.includes('@') && !address.includes('\0') ? address : undefined
}
