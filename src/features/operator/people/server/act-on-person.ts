import {
  confirmAsOperator,
  endSessionsAsOperator,
  grantCoach,
  revokeCoach,
  sendResetEmail,
  turnTwoFactorOff,
} from '#features/identity/server/public.ts'
import { counted } from '#platform/format/numbers.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import { type actOnPerson as endpoint, peopleRefusals } from '../people.contract.ts'

type Action = Input<typeof endpoint>['body']['action']
/** Answers what was done, in words. */
type Act = (ctx: MemberContext, person: { email: string; emailVerified: number }) => Promise<string>

const acts: Record<Action, Act> = {
  'resend-confirmation': async (ctx, { email, emailVerified }) => {
    if (emailVerified === 1) throw peopleRefusals.nothingToConfirm()
    await confirmAsOperator(ctx, email)
    return `The confirmation email is on its way to ${email}.`
  },
  'send-reset': async (ctx, { email }) => {
    await sendResetEmail(ctx, email)
    return `An email with a link to set a new password is on its way to ${email}.`
  },
  'end-sessions': async (ctx, { email }) => {
    const ended = await endSessionsAsOperator(ctx, { email })
    return `Signed out everywhere: ${counted(ended ?? 0, 'browser')}.`
  },
  'two-step-off': async (ctx, { email }) => {
    if ((await turnTwoFactorOff(ctx, email)) === 'was off') throw peopleRefusals.twoStepIsOff()
    return 'Two-step sign-in is off. They can turn it on again in their settings.'
  },
  'grant-coach': async (ctx, { email }) => {
    await grantCoach(ctx, email)
    return 'They can use Coach Mode now.'
  },
  'take-back-coach': async (ctx, { email }) => {
    await revokeCoach(ctx, email)
    return 'Coach Mode was taken back. Their coaching has ended, and their clients were told.'
  },
}

/** What would lock the operator out of their own desk, or hide who did it. */
const notToYourself: readonly Action[] = ['two-step-off', 'end-sessions']

export function actOnPerson(
  ctx: MemberContext,
  { params: { memberId }, body }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { action } = body
  if (memberId === ctx.member.id && notToYourself.includes(action)) throw peopleRefusals.notToYourself()
  return transaction(ctx, async (ctx) => {
    const person = await ctx.db
      .selectFrom('users')
      .select(['email', 'emailVerified'])
      .where('id', '=', memberId)
      .executeTakeFirst()
    if (!person) throw peopleRefusals.noPerson()
    const says = await acts[action](ctx, person)
    await writeAudit(ctx, { action, memberId, reason: 'reason' in body ? body.reason : '' })
    return { says }
  })
}
