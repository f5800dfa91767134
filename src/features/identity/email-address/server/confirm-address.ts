import { type Context, publish } from '#platform/server/context.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import { emailVerified } from '../../identity.events.ts'

/** Someone followed a link that was mailed there, and the account is theirs alone. Within the caller's transaction. */
export async function confirmAddress(ctx: Context, memberId: string): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('users')
    .set({ emailVerified: 1 })
    .where('id', '=', memberId)
    .where('emailVerified', '=', 0)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await publish(ctx, emailVerified({ memberId }))
  noteSecurity(ctx, { kind: 'email-confirmed', memberId })
}
