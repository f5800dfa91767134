import type { Context } from '#platform/server/context.ts'

/**
 * Whether no address of this account was ever confirmed: someone else may have created it, with ways in of their own. One
 * that an operator corrected is its owner's, unconfirmed though the new address is.
 */
export async function wasNeverConfirmed({ db }: Context, memberId: string): Promise<boolean> {
  const { emailVerified, confirmedBefore } = await db
    .selectFrom('users')
    .select(['emailVerified', 'confirmedBefore'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return emailVerified === 0 && confirmedBefore === 0
}
