import { iso, localDate } from '#platform/server/clock.ts'
import { type Context, publish, transaction } from '#platform/server/context.ts'
import { sendEmail } from '#platform/server/mail/email.ts'
import { newId } from '#platform/server/new-id.ts'
import '../../accounts/server/accounts.tables.ts'
import { memberJoined } from '../../identity.events.ts'
import { joinName } from '../../identity.rules.ts'
import { invitationEmail } from './invitation-email.ts'
import { countInvitation } from './invite-again.ts'

export type Invited = { email: string; firstName: string; lastName: string }

/** Makes an account without a password and emails its owner; `undefined` where the address has one already. */
export function inviteMember(ctx: Context, { email, firstName, lastName }: Invited): Promise<string | undefined> {
  return transaction(ctx, async (ctx) => {
    const at = iso(ctx.now())
    const names = { name: joinName({ firstName, lastName }), firstName, lastName, image: null }
    const clock = { timeZone: 'UTC', enrolledOn: localDate('UTC', ctx.now()).toString(), dayFloor: 1 }
    const made = await ctx.db
      .insertInto('users')
      .values({
        ...{ id: newId(), email, emailVerified: 0, ...names, ...clock, role: 'client', coachGrantedAt: null },
        ...{ version: 0, createdAt: at, updatedAt: at },
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return undefined
    await publish(ctx, memberJoined({ memberId: made.id, ref: undefined }))
    await countInvitation(ctx, email)
    await sendEmail(ctx, invitationEmail(ctx, email))
    return made.id
  })
}
