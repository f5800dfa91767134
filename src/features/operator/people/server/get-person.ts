import {
  findOwed,
  readNextPayment,
  readPaymentState,
  readPayments,
  readRefunds,
} from '#features/billing/server/public.ts'
import { readFirstDaysAway } from '#features/coaching/server/public.ts'
import { readSessions } from '#features/identity/server/public.ts'
import { readGift, readTier } from '#features/membership/server/public.ts'
import { moneyText } from '#platform/format/money.ts'
import { iso, localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { countWithin } from '#platform/server/http/request/attempts.ts'
import type { Input } from '#shared/endpoint.ts'
import { readAudit } from '../../audit/server/list-audit.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import type { getPerson as endpoint, Person } from '../people.contract.ts'
import { peopleRefusals } from '../people.refusals.ts'
import { readPeople } from './find-people.ts'

const entriesShown = 30

/** What the desk shows of one person. Nothing that they wrote: lessons' pages, messages and ideas stay theirs. */
export async function getPerson(ctx: MemberContext, { params: { memberId } }: Input<typeof endpoint>): Promise<Person> {
  const { db } = ctx
  const [person] = await readPeople(ctx, { search: '' }, { id: memberId })
  if (!person) throw peopleRefusals.noPerson()
  await noteLook(ctx, memberId)
  const account = await readAccountState(ctx, memberId)
  const ofPayment = await readRefunds(db, memberId)
  return {
    ...person,
    timeZone: account.timeZone,
    today: localDate(ctx.member.timeZone, ctx.now()).toString(),
    coachId: account.coachId,
    emailConfirmed: account.emailVerified === 1,
    twoStepSince: account.twoStepSince,
    mayCoach: account.coachGrantedAt !== null || person.role === 'coach',
    away: (await readFirstDaysAway(ctx, [{ id: memberId, timeZone: account.timeZone }])).get(memberId) ?? null,
    isOperator: account.operatorSince !== null,
    isSelf: memberId === ctx.member.id,
    browsers: (await readSessions(db, memberId)).map(({ id, userAgent, createdAt, updatedAt }) => ({
      ...{ id, userAgent: userAgent || null, signedInAt: createdAt, lastSeenAt: updatedAt },
    })),
    membership: {
      tier: await readTier(ctx, memberId),
      gift: await readGift(ctx, memberId, account.timeZone),
      closedUntil: account.closedUntil && account.closedUntil > iso(ctx.now()) ? account.closedUntil : null,
      moneyBackAt: account.moneyBackAt,
      ...(await readOwed(ctx, memberId)),
      firstPaidAt: account.firstPaidAt,
      customerId: account.customerId,
      payment: await readPaymentState(db, memberId),
      ...(await readNextPayment(ctx, { id: memberId, email: person.email, timeZone: account.timeZone })),
    },
    progress: {
      ...(await countLessons(ctx, memberId)),
      lastCompletedAt: account.lastCompletedAt,
      points: Number(account.points ?? 0),
    },
    payments: (await readPayments(db, memberId)).map((one) => ({
      ...{ ...one, ...ofPayment(one.chargeId), currency: ctx.offer.currency },
    })),
    audit: await readAudit(db, { limit: entriesShown, memberId, onlyActs: true }),
  }
}

/** Looking leaves an entry too, one an hour for whoever looks. */
async function noteLook(ctx: MemberContext, memberId: string): Promise<void> {
  const look = { of: ['person opened', ctx.member.id, memberId], limit: 1, seconds: 3600 }
  if (memberId === ctx.member.id) return
  await transaction(
    ctx,
    async (ctx) => {
      if (await countWithin(ctx.db, look)) await writeAudit(ctx, { action: 'person opened', memberId })
    },
    { raises: false },
  )
}

async function readOwed(
  ctx: MemberContext,
  memberId: string,
): Promise<Pick<Person['membership'], 'owed' | 'canSettle'>> {
  const owed = await findOwed(ctx, memberId)
  if (!owed) return { owed: null, canSettle: false }
  return { owed: moneyText(owed.paidCents - owed.refundedCents, ctx.offer.currency), canSettle: owed.canSettle }
}

/** Core lessons and deep dives, each of those that the program has. */
async function countLessons({ db, program }: MemberContext, memberId: string) {
  const rows = await db.selectFrom('completions').select('subModuleId').where('memberId', '=', memberId).execute()
  const completed = new Set(rows.map(({ subModuleId }) => subModuleId))
  const all = [...program.subModuleById.values()]
  const count = (isCore: boolean) => {
    const lessons = all.filter(({ core }) => core === isCore)
    return { completed: lessons.filter(({ id }) => completed.has(id)).length, of: lessons.length }
  }
  return { ...count(true), deepDives: count(false) }
}

const readAccountState = ({ db }: MemberContext, memberId: string) =>
  db
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.memberId', 'users.id')
    .leftJoin('payers', 'payers.memberId', 'users.id')
    .leftJoin('standings', 'standings.memberId', 'users.id')
    .leftJoin('coachClients', 'coachClients.liveClientId', 'users.id')
    .select([
      'users.timeZone',
      'users.emailVerified',
      'users.operatorSince',
      'users.twoStepSince',
      'users.coachGrantedAt',
      'coachClients.coachId',
      'memberships.moneyBackAt',
      'memberships.closedUntil',
      'payers.firstPaidAt',
      'payers.customerId',
      'standings.points',
      (of) =>
        of
          .selectFrom('completions')
          .select(({ fn }) => fn.max('completions.completedAt').as('at'))
          .whereRef('completions.memberId', '=', 'users.id')
          .as('lastCompletedAt'),
    ])
    .where('users.id', '=', memberId)
    .executeTakeFirstOrThrow()
