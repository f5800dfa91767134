import type { Context } from '#platform/server/context.ts'

/**
 * A new password ends everything that someone who knew the old one may have started: a change of email address, whose link
 * may be in a mailbox that isn't the member's, a sign-in waiting for its code, and sessions. These come last: a sign-in that
 * is under way in a transaction has taken what was deleted before them, and has its session by the time that it lets go.
 */
export async function revokeAccess(
  { db }: Context,
  memberId: string,
  { butSession = '' }: { butSession?: string } = {},
): Promise<void> {
  for (const table of ['emailChanges', 'pendingSignIns'] as const)
    await db.deleteFrom(table).where('memberId', '=', memberId).execute()
  await db.deleteFrom('sessions').where('userId', '=', memberId).where('id', '!=', butSession).execute()
}
