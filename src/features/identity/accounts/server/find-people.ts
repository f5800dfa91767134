import { sql } from 'kysely'
import { iso } from '#platform/server/clock.ts'
import { type Context, publish, touchMember, transaction } from '#platform/server/context.ts'
import { coachAccessRevoked } from '../../identity.events.ts'
import './accounts.tables.ts'
import { resetLink } from '../../server/emailed-links.ts'
import { removeTwoFactor } from '../../two-factor/server/two-factor.ts'

/** How many the operator is shown at once. */
export const mostFound = 50

/** Members whose email or name holds these words, for the operator. */
export function findPeople({ db }: Context, words: string) {
  const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const holds = (text: ReturnType<typeof sql.ref>) => sql<boolean>`lower(${text}) like ${pattern} escape '\\'`
  return db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'role', 'emailVerified', 'enrolledOn', 'coachGrantedAt'])
    .where((or) => or.or([holds(sql.ref('email')), holds(sql.ref('name'))]))
    .orderBy('email')
    .limit(mostFound)
    .execute()
}

/** A link that sets a new password once, within an hour; `undefined` when nobody has this email. */
export async function makeResetLink(ctx: Context, email: string): Promise<string | undefined> {
  const token = await transaction(ctx, (ctx) => ctx.accounts.library.resetToken(ctx, email.toLowerCase()))
  return token && resetLink(ctx, token)
}

/** Lets a member switch to Coach Mode where that is granted by the operator. False: there is no such member. */
export const grantCoach = (ctx: Context, email: string): Promise<boolean> =>
  updateMember(ctx, email, { coachGrantedAt: iso(ctx.now()) })

/** Takes the grant back, and with it Coach Mode and the caseload. */
export const revokeCoach = (ctx: Context, email: string): Promise<boolean> =>
  updateMember(ctx, email, { coachGrantedAt: null, role: 'client' }, (ctx, memberId) =>
    publish(ctx, coachAccessRevoked({ memberId })),
  )

type Change = { coachGrantedAt: string | null; role?: 'client' }

const updateMember = (
  ctx: Context,
  email: string,
  change: Change,
  then?: (ctx: Context, memberId: string) => Promise<void>,
): Promise<boolean> =>
  transaction(ctx, async (ctx) => {
    const changed = await ctx.db
      .updateTable('users')
      .set(change)
      .where('email', '=', email.toLowerCase())
      .returning('id')
      .executeTakeFirst()
    if (!changed) return false
    await touchMember(ctx, changed.id)
    await then?.(ctx, changed.id)
    return true
  })

/** For somebody who lost their phone and every recovery code. */
export const turnTwoFactorOff = (ctx: Context, email: string): Promise<'nobody' | 'was off' | 'off, told' | 'off'> =>
  transaction(ctx, async (ctx) => {
    const member = await ctx.db
      .selectFrom('users')
      .select(['id', 'emailVerified'])
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst()
    if (!member) return 'nobody'
    if (!(await removeTwoFactor(ctx, member.id))) return 'was off'
    await touchMember(ctx, member.id)
    return member.emailVerified === 1 ? 'off, told' : 'off'
  })
