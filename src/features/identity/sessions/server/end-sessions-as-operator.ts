import { type Context, transaction } from '#platform/server/context.ts'

/** Signs one member, or everyone, out everywhere, pending sign-ins included; answers how many sessions ended. `undefined`: no such member. */
export function endSessionsAsOperator(ctx: Context, whose: { email: string } | 'all'): Promise<number | undefined> {
  return transaction(ctx, async ({ db }) => {
    const ended = db.deleteFrom('sessions')
    if (whose === 'all') {
      await db.deleteFrom('pendingSignIns').execute()
      return Number((await ended.executeTakeFirstOrThrow()).numDeletedRows)
    }
    const email = whose.email.toLowerCase()
    const member = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    if (!member) return undefined
    await db.deleteFrom('pendingSignIns').where('memberId', '=', member.id).execute()
    return Number((await ended.where('userId', '=', member.id).executeTakeFirstOrThrow()).numDeletedRows)
  })
}
