import { createHash, timingSafeEqual } from 'node:crypto'
import { iso, machineNow } from '#platform/server/clock.ts'
import { type Context, type PublicContext, transaction } from '#platform/server/context.ts'
import { countAttempt, countFrom } from '#platform/server/http/request/attempts.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { emailRefusals, type reportBounce as endpoint } from '../emails.contract.ts'
import { bounceLimits } from '../emails.rules.ts'
import './emails.tables.ts'

declare module '#platform/server/context.ts' {
  interface Context {
    /** What the sender of reports about emails has to know; without it none are taken. */
    bounceSecret: string | undefined
  }
}

type Report = Input<typeof endpoint>['body']

/** The reply is the same whether there is such an email or address, or the report came before. */
export async function reportBounce(
  ctx: PublicContext,
  { body }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  await requireSecret(ctx)
  await transaction(ctx, (ctx) => writeDown(ctx, body), { raises: false })
  return { received: true }
}

async function requireSecret({ bounceSecret, http, db, accounts }: PublicContext): Promise<void> {
  const given = secretIn(http.headers.get('authorization') ?? '')
  const isRight = bounceSecret !== undefined && timingSafeEqual(digest(given), digest(bounceSecret))
  const { enabled } = accounts.limits
  if (!isRight) {
    if (enabled) await countFrom(db, http.address, bounceLimits.wrongSecrets)
    throw emailRefusals.wrongSecret()
  }
  if (enabled) await countAttempt(db, bounceLimits.reports)
}

/** `Bearer <secret>`, or `Basic` with it as the password, which is what an address like `https://x:secret@host` sends. */
function secretIn(authorization: string): string {
  const [, scheme = '', value = ''] = /^(Bearer|Basic) +(.+)$/i.exec(authorization) ?? []
  if (scheme.toLowerCase() !== 'basic') return value
  return Buffer.from(value, 'base64').toString().split(':').slice(1).join(':')
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

async function writeDown(ctx: Context, { messageId, address, kind, reason }: Report): Promise<void> {
  const email = await findEmail(ctx, { messageId, address })
  const bouncedAt = iso(machineNow())
  if (email?.id)
    await ctx.db
      .updateTable('sentEmails')
      .set({ bounceKind: kind, bounceReason: reason, bouncedAt })
      .where('id', '=', email.id)
      // Reported again, the first report stands; that nothing will ever arrive is said once more only where it was hoped for.
      .where((is) =>
        is.or([is('bounceKind', 'is', null), is.and([is('bounceKind', '=', 'soft'), is(is.val(kind), '=', 'hard')])]),
      )
      .execute()
  if (email && kind === 'hard')
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
  { messageId = '', address }: Pick<Report, 'messageId' | 'address'>,
): Promise<Bounced | undefined> {
  const [, id] = /^<?([\da-f-]{36})(?:@|>|$)/.exec(messageId) ?? []
  const sent = db.selectFrom('sentEmails').select(['id', 'address', 'memberId'])
  const named = id && (await sent.where('id', '=', id).executeTakeFirst())
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
