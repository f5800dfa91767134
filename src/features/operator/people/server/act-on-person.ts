import { settleGuarantee } from '#features/billing/server/public.ts'
import { identityRefusals } from '#features/identity/identity.refusals.ts'
import {
  confirmAsOperator,
  correctAddress,
  endSessionsAsOperator,
  grantCoach,
  revokeCoach,
  sendResetEmail,
  turnTwoFactorOff,
} from '#features/identity/server/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { endGift, giveTier, isEmailedOfGifts } from '#features/membership/server/public.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { moneyText } from '#platform/format/money.ts'
import { counted } from '#platform/format/numbers.ts'
import { localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { isUniqueViolation } from '#platform/server/database/unique-violation.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import { trustAddress } from '../../emails/server/trust-address.ts'
import { requireProof } from '../../proof/server/require-proof.ts'
import type { actOnPerson as endpoint } from '../people.contract.ts'
import { peopleRefusals } from '../people.refusals.ts'
import { setCoach } from './set-coach.ts'

type Body = Input<typeof endpoint>['body']
type Action = Body['action']
/** What says more than which it is. */
type OfGifts = Extract<Body, { seen: unknown }>
type Person = { id: string; email: string; emailVerified: number; timeZone: string }
/** In words. What changed nothing, as the same thing again, isn’t recorded. */
type Said = string | { changedNothing: string }
const told = 'They get an email about it.'
const untold = 'Tell them: their address isn’t confirmed, so they get no email about it.'
type Act = (ctx: MemberContext, person: Person) => Promise<Said>

const acts: Record<Exclude<Action, OfGifts['action'] | 'correct-address' | 'set-coach'>, Act> = {
  'resend-confirmation': async (ctx, { email, emailVerified }) => {
    if (emailVerified === 1) throw peopleRefusals.nothingToConfirm()
    await confirmAsOperator(ctx, email)
    return `The confirmation email is on its way to ${email}.`
  },
  'send-reset': async (ctx, { email }) => {
    if (!ctx.accounts.passwordSignIn) throw identityRefusals.passwordsOff()
    await sendResetEmail(ctx, email)
    return `An email with a link to set a new password is on its way to ${email}.`
  },
  'end-sessions': async (ctx, { email }) => {
    const ended = await endSessionsAsOperator(ctx, { email })
    return `Signed out everywhere: ${counted(ended ?? 0, 'browser')}.`
  },
  'trust-address': async (ctx, { id, email }) => {
    if (!(await trustAddress(ctx, id))) throw peopleRefusals.addressNotStopped()
    return `Broadcasts go to ${email} again.`
  },
  'two-step-off': async (ctx, { email }) => {
    if ((await turnTwoFactorOff(ctx, email)) === 'was off') throw peopleRefusals.twoStepIsOff()
    return 'Two-step sign-in is off. They can turn it on again in their settings.'
  },
  'grant-coach': async (ctx, { email, emailVerified }) => {
    if ((await grantCoach(ctx, email)) === 'was granted') return { changedNothing: 'They can use Coach Mode already.' }
    return `They can use Coach Mode now. ${emailVerified === 1 ? told : untold}`
  },
  'take-back-coach': async (ctx, { id, email }) => {
    if (!(await coaches(ctx, id))) return { changedNothing: 'They can’t use Coach Mode, and coach no one.' }
    await revokeCoach(ctx, email)
    return 'Coach Mode was taken back. Their coaching has ended, and the clients they had were told.'
  },
  'settle-guarantee': async (ctx, { id }) => {
    const cents = await settleGuarantee(ctx, id)
    if (cents === undefined) throw peopleRefusals.nothingOwed()
    if (cents === 'tried') throw peopleRefusals.refundTried()
    return `Recorded: ${moneyText(cents, ctx.offer.currency)} was paid another way. Stripe won’t try their card again, and they get an email about it.`
  },
}

/** Whether there is something to take back: the grant, Coach Mode where it is open to all, or clients. */
async function coaches({ db }: MemberContext, memberId: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', memberId)
    .where((is) =>
      is.or([
        is('coachGrantedAt', 'is not', null),
        is('role', '=', 'coach'),
        is.exists(
          is
            .selectFrom('coachClients')
            .select('coachClients.id')
            .whereRef('coachClients.coachId', '=', 'users.id')
            .where('liveClientId', 'is not', null),
        ),
      ]),
    )
    .executeTakeFirst()
  return found !== undefined
}

async function changeGift(ctx: MemberContext, person: Person, body: OfGifts): Promise<string> {
  if (body.action === 'end-gift') {
    const { tier } = await endGift(ctx, person, body)
    return `The gift of ${tierName[tier]} has ended. ${byEmail(ctx, person)}`
  }
  await giveTier(ctx, person, { ...body, today: localDate(ctx.member.timeZone, ctx.now()) })
  return `They have ${tierName[body.tier]} through ${calendarDates.date(body.lastDay)}. ${byEmail(ctx, person)}`
}

const byEmail = (ctx: MemberContext, person: Person) => (isEmailedOfGifts(ctx, person) ? told : untold)

async function act(ctx: MemberContext, person: Person, body: Body): Promise<Said> {
  if ('seen' in body) return changeGift(ctx, person, body)
  if (body.action === 'set-coach') return setCoach(ctx, person, body)
  if (body.action !== 'correct-address') return acts[body.action](ctx, person)
  await correctAddress(ctx, person, body.email)
  return `Their address is ${body.email} now. The confirmation email is on its way there.`
}

/** As it is recorded. */
function doneBy(body: Body): string {
  if (body.action === 'give-plan') return `${body.action} ${body.tier} through ${body.lastDay}`
  if (body.action === 'set-coach') return body.from === null ? 'coach given' : 'moved to another coach'
  return body.action
}

/** What would lock the operator out of their own desk, or hide who did it. */
const notToYourself: readonly Action[] = ['two-step-off', 'end-sessions', 'correct-address']

/** What asks for no code: the one emails the person, the other only lets emails go out. */
const harmless: readonly Action[] = ['resend-confirmation', 'trust-address']

export async function actOnPerson(
  ctx: MemberContext,
  { params: { memberId }, body }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { action } = body
  if (memberId === ctx.member.id && notToYourself.includes(action)) throw peopleRefusals.notToYourself()
  if (!harmless.includes(action)) await requireProof(ctx)
  return transaction(ctx, async (ctx) => {
    const person = await ctx.db
      .selectFrom('users')
      .select(['id', 'email', 'emailVerified', 'timeZone'])
      .where('id', '=', memberId)
      .executeTakeFirst()
    if (!person) throw peopleRefusals.noPerson()
    const said = await act(ctx, person, body)
    if (typeof said !== 'string') return { says: said.changedNothing }
    await writeAudit(ctx, { action: doneBy(body), memberId, reason: 'reason' in body ? body.reason : '' })
    return { says: said }
  }).catch((error: unknown) => {
    // Two accounts were given the same address at the same time.
    throw isUniqueViolation(error) ? identityRefusals.addressTaken() : error
  })
}
