import { emailVerified } from '#features/identity/identity.events.ts'
import type { Context } from '#platform/server/context.ts'
import { subscribe } from '#platform/server/event-subscriptions.ts'
import './emails.tables.ts'

/** Broadcasts go to someone's addresses again, also to one that came back when it was someone else's. Answers whether they didn't. */
export async function trustAddress({ db }: Context, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('bouncedAddresses')
    .where((is) =>
      is.or([
        is('memberId', '=', memberId),
        is('address', '=', is.selectFrom('users').select('email').where('id', '=', memberId)),
      ]),
    )
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Whoever followed a link that we sent there gets what we send there. */
export const trustConfirmedAddress = subscribe(emailVerified, async (ctx, { memberId }) => {
  await trustAddress(ctx, memberId)
})
