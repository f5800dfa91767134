import type { MemberContext } from '#platform/server/context.ts'
import { limitFailures } from './limit-failures.ts'

/** Whether this is the member's password; an account that is signed in to by a provider only has none. */
export async function provePassword(ctx: MemberContext, given: string): Promise<'right' | 'wrong' | 'none'> {
  const { db, member, accounts } = ctx
  const account = await db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', member.id)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  const hash = account?.password
  if (!hash) return 'none'
  const isRight = await limitFailures(ctx, member.email, async () =>
    (await accounts.library.verifyPassword(hash, given)) ? true : undefined,
  )
  return isRight ? 'right' : 'wrong'
}
