import { undecided } from '#features/billing/disputes/disputes.rules.ts'
import { readGuarantee, readPaymentState, readPayments } from '#features/billing/server/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { readGift, readTier } from '#features/membership/server/public.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { moneyText } from '#platform/format/money.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { peopleRefusals } from '../../people/people.refusals.ts'
import type { getDeletion as endpoint } from '../deletion.contract.ts'
import { type DeletedPerson, readDeletedPerson } from './read-deleted-person.ts'

/** What an operator has to know before an account is deleted: what ends, who is told, and what stays. */
export async function getDeletion(
  ctx: MemberContext,
  { params: { memberId } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const person = await readDeletedPerson(ctx, memberId)
  if (!person) throw peopleRefusals.noPerson()
  const found = [
    'Their name, address and photo, progress and points, Founder file, conversations, messages and unsent emails are deleted right away. It can’t be undone.',
    await aboutMembership(ctx, memberId),
    await aboutGuarantee(ctx, person),
    await aboutGift(ctx, person),
    aboutClients(person),
    person.coach && `${person.coach} no longer coaches them, and loses their messages and milestones.`,
    aboutInvitations(person),
    aboutDesk(person),
    await aboutDisputes(ctx, memberId),
    await aboutPayments(ctx, memberId),
    person.emailVerified === 1 || ctx.coaching.local
      ? 'One last email tells them what was deleted and what is kept.'
      : 'They get no email, since their address was never confirmed.',
  ]
  return { email: person.email, entails: found.filter((sentence): sentence is string => Boolean(sentence)) }
}

async function aboutMembership(ctx: MemberContext, memberId: string): Promise<string> {
  const tier = await readTier(ctx, memberId)
  if (tier === 'starter' || (await readPaymentState(ctx.db, memberId)) === 'ended') return ''
  return `Their ${tierName[tier]} membership ends: they aren’t charged again, and nothing is refunded. Refund what they’re owed first, under Payments.`
}

async function aboutGuarantee(ctx: MemberContext, person: DeletedPerson): Promise<string> {
  const { lastDay, used } = await readGuarantee(ctx, person)
  if (lastDay)
    return `They could still use the 30-day guarantee, through ${calendarDates.date(lastDay)}. That ends with the account: if they want their money back, they claim it before, or you refund it first.`
  if (used === 'pending') return 'They used the 30-day guarantee. The refund that is still on its way is made anyway.'
  return used
    ? 'They used the 30-day guarantee. A code made from their address and card is kept for ten years, so that it’s used once per person.'
    : ''
}

async function aboutGift(ctx: MemberContext, { id, timeZone }: DeletedPerson): Promise<string> {
  const gift = await readGift(ctx, id, timeZone)
  return gift ? `The gift of ${tierName[gift.tier]} ends.` : ''
}

function aboutClients({ clients }: DeletedPerson): string {
  if (clients === 0) return ''
  const who = clients === 1 ? '1 client loses' : `${clients} clients lose`
  return `${who} their coach and every message with them, and ${clients === 1 ? 'is' : 'are'} told by email. To keep them coached, move them to another coach first, under Coaches.`
}

function aboutInvitations({ invited, wasInvited }: DeletedPerson): string {
  const theirs =
    invited === 0
      ? ''
      : `${invited === 1 ? '1 person' : `${invited} people`} they invited can stay, without an inviter.`
  return [theirs, wasInvited && 'Who invited them keeps the count, without their name.'].filter(Boolean).join(' ')
}

function aboutDesk({ isOperator, otherOperators }: DeletedPerson): string {
  if (!isOperator) return ''
  return `They’re an operator. After this, ${otherOperators === 1 ? 'only you' : `${otherOperators} people`} can open this desk.`
}

/** What the bank wants to know of them is deleted with them. */
async function aboutDisputes({ db, offer }: MemberContext, memberId: string): Promise<string> {
  const { cents, count } = await db
    .selectFrom('disputes')
    .select(({ fn }) => [fn.sum<number>('cents').as('cents'), fn.countAll<number>().as('count')])
    .where('memberId', '=', memberId)
    .where('state', 'in', undecided)
    .executeTakeFirstOrThrow()
  if (Number(count) === 0) return ''
  return `They dispute ${moneyText(Number(cents), offer.currency)} with their bank, and what you’d answer that with is deleted: answer at Stripe first. The dispute stays under Money, without their name.`
}

async function aboutPayments({ db }: MemberContext, memberId: string): Promise<string> {
  const payments = await readPayments(db, memberId)
  return payments.length === 0
    ? ''
    : 'Amounts, dates and Stripe’s references of what they paid are kept for ten years for tax law, without their name or address.'
}
