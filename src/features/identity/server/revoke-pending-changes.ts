import type { Context } from '#platform/server/context.ts'

/**
 * A new password ends everything that someone who knew the old one may have started: a sign-in waiting for its code and,
 * above all, a change of email address, whose link may be in a mailbox that isn't the member's.
 */
export async function revokePendingChanges({ db }: Context, memberId: string): Promise<void> {
  for (const table of ['emailChanges', 'pendingSignIns'] as const)
    await db.deleteFrom(table).where('memberId', '=', memberId).execute()
}
