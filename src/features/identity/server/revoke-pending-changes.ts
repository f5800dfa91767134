import type { Context } from '#platform/server/context.ts'

/**
 * With a new password everything ends that somebody who knew the old one may have begun: a sign-in that waits for its
 * code, and above all a move to another email address, whose link lies in a mailbox that may not be the member's.
 */
export async function revokePendingChanges({ db }: Context, memberId: string): Promise<void> {
  for (const table of ['emailChanges', 'pendingSignIns'] as const)
    await db.deleteFrom(table).where('memberId', '=', memberId).execute()
}
