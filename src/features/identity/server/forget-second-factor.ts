import type { Context } from '#platform/server/context.ts'
import { removeTwoFactor } from '../two-factor/server/two-factor.ts'

/**
 * Of an account whose address was never confirmed, which someone else may have created: neither must their app keep out the
 * person who reads the address’s emails, nor their browser count as known.
 */
export async function forgetSecondFactor(ctx: Context, memberId: string): Promise<void> {
  await removeTwoFactor(ctx, memberId)
  await ctx.db.deleteFrom('knownDevices').where('memberId', '=', memberId).execute()
}
