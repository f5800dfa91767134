import { iso } from '#platform/server/clock.ts'
import { type Context, publish, touchMember, transaction } from '#platform/server/context.ts'
import { coachAccessRevoked } from '../../identity.events.ts'
import { sendSecurityEmail } from '../../server/send-security-email.ts'
import { coachGrantedEmail } from './coach-granted-email.ts'

/** Lets a member switch to Coach Mode where that is granted by the operator, and tells them, once. */
export const grantCoach = (ctx: Context, email: string): Promise<'granted' | 'was granted' | 'no member'> =>
  transaction(ctx, async (ctx) => {
    const granted = await ctx.db
      .updateTable('users')
      .set({ coachGrantedAt: iso(ctx.now()), coachAskedAt: null })
      .where('email', '=', email.toLowerCase())
      .where('coachGrantedAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!granted) return (await findByEmail(ctx, email)) ? 'was granted' : 'no member'
    await touchMember(ctx, granted.id)
    await sendSecurityEmail(ctx, granted.id, (to) => coachGrantedEmail(ctx, to))
    return 'granted'
  })

const findByEmail = ({ db }: Context, email: string) =>
  db.selectFrom('users').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst()

/** Takes the grant back, and with it Coach Mode and the caseload. False: there is no such member. */
export const revokeCoach = (ctx: Context, email: string): Promise<boolean> =>
  transaction(ctx, async (ctx) => {
    const revoked = await ctx.db
      .updateTable('users')
      .set({ coachGrantedAt: null, role: 'client' })
      .where('email', '=', email.toLowerCase())
      .returning('id')
      .executeTakeFirst()
    if (!revoked) return false
    await touchMember(ctx, revoked.id)
    await publish(ctx, coachAccessRevoked({ memberId: revoked.id }))
    return true
  })
