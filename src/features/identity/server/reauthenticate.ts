import { iso, machineNow } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import { identityRefusals } from '../identity.refusals.ts'
import { verifyPassword } from '../passwords/server/hash-password.ts'
import { limitPasswordAttempts } from '../sign-in/server/limit-failures.ts'
import { consumeTotp } from '../two-factor/server/consume-totp.ts'
import { limitCodeAttempts } from '../two-factor/server/limit-code-attempts.ts'
import { consumeRecoveryCode } from '../two-factor/server/recovery-codes.ts'

/** For this long after signing in, no other proof of identity is needed. */
const recentMinutes = 10

/** Before what tells or takes away much, but can’t lose an account: the password, unless the sign-in was a moment ago. */
export async function reauthenticate(ctx: MemberContext, password: string | undefined): Promise<void> {
  if (password === undefined && (await isRecentSignIn(ctx))) return
  const account = await findPasswordAccount(ctx)
  if (!account) return requireRecentSignIn(ctx)
  if (password === undefined) throw identityRefusals.passwordNeeded()
  if (!(await verifyCurrentPassword(ctx, password))) throw identityRefusals.wrongPassword()
}

/**
 * Before anything that could lose an account in one step: the password even right after a sign-in, since someone at an
 * unlocked computer didn't make that sign-in, plus a code where two-factor is on. An account without a password needs a
 * recent sign-in. What else may refuse it does so in `refuse`: the code is used up once it was verified.
 */
export async function reauthenticateFully(
  ctx: MemberContext,
  { password, code }: Proof,
  refuse: () => Promise<void> = async () => {},
): Promise<void> {
  if (password === undefined && (await findPasswordAccount(ctx))) throw identityRefusals.passwordNeeded()
  await reauthenticate(ctx, password)
  await refuse()
  await verifySecondFactor(ctx, code)
}

type Proof = { password?: string | undefined; code?: string | undefined }

/** Asks for a code where two-step sign-in is on; wrong ones are counted like those of sign-ins. */
export async function verifySecondFactor(ctx: MemberContext, code: string | undefined): Promise<void> {
  const { id } = ctx.member
  const { twoStepSince } = await ctx.db
    .selectFrom('users')
    .select('twoStepSince')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (twoStepSince === null) return
  if (!code) throw identityRefusals.codeNeeded()
  const kind = /^[\d\s-]*$/.test(code) ? 'totp' : 'recovery'
  const consume = (ctx: MemberContext) =>
    kind === 'totp' ? consumeTotp(ctx, id, code) : consumeRecoveryCode(ctx, { memberId: id, code, toSignIn: false })
  const isRight = await limitCodeAttempts(ctx, { kind, memberId: id }, async () =>
    (await transaction(ctx, consume)) ? true : undefined,
  )
  noteSecurity(ctx, { kind: 'second-step', outcome: isRight ? 'ok' : 'failed', reason: kind })
  if (!isRight) throw identityRefusals.codeNotRight()
}

/** Takes a code, and remembers it of this session for some minutes. */
export async function proveSecondFactor(ctx: MemberContext, code: string): Promise<void> {
  await verifySecondFactor(ctx, code)
  await ctx.db
    .updateTable('sessions')
    .set({ provedAt: iso(machineNow()) })
    .where('id', '=', ctx.member.sessionId)
    .execute()
}

/** Whether the member signed in or gave a code in this session within the last minutes. */
export async function isProved({ db, member }: MemberContext): Promise<boolean> {
  const since = iso(machineNow().subtract({ minutes: recentMinutes }))
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', member.sessionId)
    .where((is) => is.or([is('createdAt', '>', since), is('provedAt', '>', since)]))
    .executeTakeFirst()
  return session !== undefined
}

/** The member's password account, if the password given is the one it has. Wrong ones are counted. */
export async function verifyCurrentPassword(ctx: MemberContext, given: string) {
  const found = await limitPasswordAttempts(ctx, ctx.member.email, async () => {
    const account = await findPasswordAccount(ctx)
    if (!account) return undefined
    return (await verifyPassword(account.password, given)) ? account : undefined
  })
  if (!found) noteSecurity(ctx, { kind: 'password-asked', outcome: 'failed' })
  return found
}

/** Whether this is the member's password; an account that only signs in through a provider has none. */
export async function checkOwnPassword(ctx: MemberContext, given: string): Promise<'right' | 'wrong' | 'none'> {
  if (!(await findPasswordAccount(ctx))) return 'none'
  return (await verifyCurrentPassword(ctx, given)) ? 'right' : 'wrong'
}

async function findPasswordAccount({ db, member }: MemberContext) {
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

async function requireRecentSignIn(ctx: MemberContext): Promise<void> {
  if (!(await isRecentSignIn(ctx))) throw identityRefusals.signInFirst()
}

/** Whether the member signed in within the last minutes. */
export async function isRecentSignIn({ db, member }: MemberContext): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', member.sessionId)
    .where('createdAt', '>', iso(machineNow().subtract({ minutes: recentMinutes })))
    .executeTakeFirst()
  return session !== undefined
}
