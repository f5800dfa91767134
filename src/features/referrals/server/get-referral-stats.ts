import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { getReferralStats as endpoint } from '../referrals.contract.ts'
import { referralStatus } from '../referrals.rules.ts'
import './referrals.tables.ts'

type Endpoint = typeof endpoint

export async function getReferralStats(ctx: MemberContext, { query }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { total, reversed, converted } = await count(ctx)
  return {
    totalReferrals: total,
    pendingReferrals: total - converted - reversed,
    convertedReferrals: converted,
    reversedReferrals: reversed,
    rewardPoints: ctx.game.proactivity.convertedReferral,
    referrals: await list(ctx, query),
  }
}

async function count({ db, member }: MemberContext) {
  const { total, reversed, converted } = await db
    .selectFrom('referrals')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.count<number>('reversedAt').as('reversed'),
      fn.count<number>('convertedAt').filterWhere('reversedAt', 'is', null).as('converted'),
    ])
    .where('referrerId', '=', member.id)
    .executeTakeFirstOrThrow()
  return { total: Number(total), reversed: Number(reversed), converted: Number(converted) }
}

async function list({ db, member }: MemberContext, { limit, before }: Input<Endpoint>['query']) {
  const referrals = db
    .selectFrom('referrals')
    .leftJoin('users', 'users.id', 'referrals.referredId')
    .select([
      'referrals.id',
      'referrals.referredAt',
      'referrals.paidAt',
      'referrals.convertedAt',
      'referrals.reversedAt',
      'referrals.referredId',
      'users.firstName',
      'users.lastName',
    ])
    .where('referrals.referrerId', '=', member.id)
    .orderBy('referrals.id', 'desc')
    .limit(limit)
  const rows = await (before ? referrals.where('referrals.id', '<', before) : referrals).execute()
  return rows.map(({ id, referredAt, referredId, firstName, lastName, paidAt, ...stages }) => ({
    id,
    referredUser: { firstName: firstName ?? '', lastName: lastName ?? '' },
    hasLeft: referredId === null,
    referralDate: referredAt,
    status: referralStatus(stages),
    waitsFor: referralStatus(stages) === 'pending' ? waitsFor(paidAt) : null,
  }))
}

/** A referral that is paid and still pending is waiting for the address to be confirmed. */
const waitsFor = (paidAt: string | null) => (paidAt === null ? ('payment' as const) : ('confirmation' as const))
