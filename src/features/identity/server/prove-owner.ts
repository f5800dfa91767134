import { iso, machineNow } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { identityRefusals } from '../identity-refusals.ts'
import { verifyPassword } from './hash-password.ts'
import { limitPasswords } from './limit-failures.ts'

/** A sign-in proves who it is for this long. */
const freshMinutes = 10

/** Before anything that could take an account away: the password, unless the sign-in was a moment ago. */
export async function proveOwner(ctx: MemberContext, password: string | undefined): Promise<void> {
  if (password === undefined && (await isFresh(ctx))) return
  const account = await passwordAccount(ctx)
  if (!account) return refuseUnlessFresh(ctx)
  if (password === undefined) throw identityRefusals.passwordNeeded()
  if (!(await provenAccount(ctx, password))) throw identityRefusals.wrongPassword()
}

/** The member's password account, if the password given is the one it has. Wrong ones are counted. */
export const provenAccount = (ctx: MemberContext, given: string) =>
  limitPasswords(ctx, ctx.member.email, async () => {
    const account = await passwordAccount(ctx)
    if (!account) return undefined
    return (await verifyPassword(account.password, given)) ? account : undefined
  })

/** Whether this is the member's password; an account that is signed in to by a provider only has none. */
export async function provePassword(ctx: MemberContext, given: string): Promise<'right' | 'wrong' | 'none'> {
  if (!(await passwordAccount(ctx))) return 'none'
  return (await provenAccount(ctx, given)) ? 'right' : 'wrong'
}

async function passwordAccount({ db, member }: MemberContext) {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'password'])
    .where('userId', '=', member.id)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  if (!account?.password) return undefined
  const { id, password } = account
  return { id, password }
}

async function refuseUnlessFresh(ctx: MemberContext): Promise<void> {
  if (!(await isFresh(ctx))) throw identityRefusals.signInFirst()
}

/** Whether this sign-in is of the last minutes. */
export async function isFresh({ db, member }: MemberContext): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', member.sessionId)
    .where('createdAt', '>', iso(machineNow().subtract({ minutes: freshMinutes })))
    .executeTakeFirst()
  return session !== undefined
}
