import { sql } from 'kysely'
import type { Role, Theme } from '#features/identity/identity.rules.ts'
import { type Enrolment, enrolmentColumns } from '#features/journey/server/public.ts'
import { isClosed, opens, openTier, type PaidTier, type Tier } from '#features/membership/membership.rules.ts'
import { zoneHere } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/database/database.ts'
import { hotQuery } from '#platform/server/database/hot-query.ts'

declare module '#platform/server/context.ts' {
  interface Member extends Enrolment {
    sessionId: string
    role: Role
    /** What is open now: a pause closes what is paid for, a gift opens more. */
    tier: Tier
    /** What of it is paid for. */
    paidTier: Tier
    /** The paid plan that a pause of the program has closed. */
    pausedTier: Tier | null
    /** What an operator gave, and the moment it ends. */
    givenTier: Tier | null
    givenUntil: string | null
    /** The plan that opened last, by a payment or as a gift, and when. */
    openedTier: PaidTier | null
    openedAt: string | null
    /** When the guarantee returned what this member had paid. */
    moneyBackAt: string | null
    firstName: string
    lastName: string
    email: string
    emailVerified: boolean
    image: string | null
    theme: Theme | null
    twoStepSince: string | null
    /** When the operator granted coach access. */
    coachGrantedAt: string | null
    /** Since when the operator’s desk is open to them. */
    operatorSince: string | null
    version: number
    /** When the session runs out and when it was last prolonged: ISO instants of the machine's clock. */
    sessionExpiresAt: string
    sessionUpdatedAt: string
  }
}

const columns = [
  'users.id',
  'users.role',
  sql<Tier>`coalesce(memberships.tier, 'starter')`.as('tier'),
  'memberships.moneyBackAt',
  'memberships.closedUntil',
  'memberships.givenTier',
  'memberships.givenUntil',
  'memberships.openedTier',
  'memberships.openedAt',
  ...enrolmentColumns,
  'users.firstName',
  'users.lastName',
  'users.email',
  'users.emailVerified',
  'users.image',
  'users.theme',
  'users.twoStepSince',
  'users.coachGrantedAt',
  'users.operatorSince',
  'users.version',
] as const

/** Session, person and tier by the session's token, in one statement. */
const byToken = hotQuery((db, slot: (name: 'token') => string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('memberships', 'memberships.memberId', 'users.id')
    .select(columns)
    .select(['sessions.id as sessionId', 'sessions.expiresAt as sessionExpiresAt'])
    .select('sessions.updatedAt as sessionUpdatedAt')
    .where('sessions.token', '=', slot('token')),
)

/** `machine` is the clock that sessions run out by, `product` the one that pauses end by. */
export async function findMemberBySession(db: Db, token: string, now: { machine: string; product: string }) {
  const [row] = await byToken(db, { token })
  // ISO texts of fixed width: text order is time order.
  if (!row || row.sessionExpiresAt <= now.machine) return undefined
  return viewRow(row, now.product)
}

/** Someone whose session this is not: an operator sees the site as they do. */
export async function findMemberById(db: Db, id: string, now: string) {
  const row = await db
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.memberId', 'users.id')
    .select(columns)
    .where('users.id', '=', id)
    .executeTakeFirst()
  return row && viewRow(row, now)
}

type Row = Parameters<typeof openTier>[0] & { emailVerified: number; timeZone: string }

type Viewed<R> = Omit<R, 'emailVerified' | 'tier'> & {
  tier: Tier
  paidTier: Tier
  pausedTier: Tier | null
  emailVerified: boolean
}

function viewRow<R extends Row>(row: R, now: string): Viewed<R> {
  const tier = openTier(row, now)
  const paidTier = isClosed(row, now) ? 'starter' : row.tier
  const pausedTier = opens(tier, row.tier) ? null : row.tier
  const emailVerified = row.emailVerified === 1
  return { ...row, tier, paidTier, pausedTier, emailVerified, timeZone: zoneHere(row.timeZone) }
}
