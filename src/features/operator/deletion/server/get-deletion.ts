import { readPaymentState, readPayments } from '#features/billing/server/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { readGift, readTier } from '#features/membership/server/public.ts'
import { counted } from '#platform/format/numbers.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { peopleRefusals } from '../../people/people.contract.ts'
import type { getDeletion as endpoint } from '../deletion.contract.ts'

/** What an operator has to know before an account is deleted: what ends, who is told, and what stays. */
export async function getDeletion(
  ctx: MemberContext,
  { params: { memberId } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const person = await readPerson(ctx, memberId)
  if (!person) throw peopleRefusals.noPerson()
  const found = [
    'Their name, address and photo, progress and points, Founder file, conversations and messages are deleted right away. It can’t be undone.',
    await aboutMembership(ctx, memberId),
    await aboutGift(ctx, memberId, person.timeZone),
    aboutClients(Number(person.clients)),
    person.coach && `${person.coach} no longer coaches them, and loses their messages and milestones.`,
    Number(person.invited) > 0 &&
      `${counted(Number(person.invited), 'person', 'people')} they invited stay, without an inviter.`,
    await aboutPayments(ctx, memberId),
    person.emailVerified === 1 || ctx.coaching.local
      ? 'One last email tells them what was deleted and what is kept.'
      : 'They get no email, since their address was never confirmed.',
  ]
  return {
    email: person.email,
    entails: found.filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[],
  }
}

const readPerson = ({ db }: MemberContext, memberId: string) =>
  db
    .selectFrom('users')
    .leftJoin('coachClients', 'coachClients.liveClientId', 'users.id')
    .leftJoin('users as coaches', 'coaches.id', 'coachClients.coachId')
    .select((of) => [
      'users.email',
      'users.emailVerified',
      'users.timeZone',
      'coaches.name as coach',
      of
        .selectFrom('coachClients as led')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('led.coachId', '=', 'users.id')
        .where('led.liveClientId', 'is not', null)
        .as('clients'),
      of
        .selectFrom('referrals')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('referrals.referrerId', '=', 'users.id')
        .as('invited'),
    ])
    .where('users.id', '=', memberId)
    .executeTakeFirst()

async function aboutMembership(ctx: MemberContext, memberId: string): Promise<string> {
  const tier = await readTier(ctx, memberId)
  if (tier === 'starter' || (await readPaymentState(ctx.db, memberId)) === 'ended') return ''
  return `Their ${tierName[tier]} membership ends: they aren’t charged again, and nothing is refunded. What they’re owed is refunded first, under Payments.`
}

async function aboutGift(ctx: MemberContext, memberId: string, timeZone: string): Promise<string> {
  const gift = await readGift(ctx, memberId, timeZone)
  return gift ? `The gift of ${tierName[gift.tier]} ends.` : ''
}

const aboutClients = (clients: number): string =>
  clients === 0
    ? ''
    : `${counted(clients, 'client')} lose their coach and are told by email. Under Coaches they can be moved to another one first.`

async function aboutPayments({ db }: MemberContext, memberId: string): Promise<string> {
  const payments = await readPayments(db, memberId)
  return payments.length === 0
    ? ''
    : 'Amounts, dates and Stripe’s references of what they paid are kept for ten years for tax law, without their name or address.'
}
