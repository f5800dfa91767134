import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { undecided } from '#features/billing/disputes/disputes.rules.ts'
import { hasCome, lastSeen } from '#features/identity/server/public.ts'
import {
  type Enrolment,
  enrolmentColumns,
  isPausedOn,
  isPausedSql,
  programDay,
} from '#features/journey/server/public.ts'
import { runningGift } from '#features/membership/gifts/gifts.rules.ts'
import { isClosed, type Tier } from '#features/membership/membership.rules.ts'
import { heldTier } from '#features/membership/server/public.ts'
import { iso, localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Db, Tables } from '#platform/server/database/database.ts'
import type { Sort, Status } from '../../operator.rules.ts'
import type { PersonRow } from '../people.contract.ts'
import { furtherConditions, holdsWords, type Narrowed } from './narrow-people.ts'
import { after, orderOf } from './sort-people.ts'

type Part = { limit?: number; before?: string | undefined; id?: string }

/**
 * Users narrowed to what is asked for; the same for the list, its count and the table. Who holds a plan, was given one or
 * pays late are few, and are looked up first; who has no plan or no coach are many, and it is asked of each as the list
 * comes to them, so that a page of it costs no more than its rows. What is written out and not handed over is what an
 * index of a part of the people says.
 */
export function peopleWhere(ctx: Pick<MemberContext, 'db' | 'now' | 'installation'>, narrowed: Narrowed) {
  const { db, now } = ctx
  const { search, tier, status } = narrowed
  const at = iso(now())
  let found = db.selectFrom('users')
  if (search !== '') found = found.where(isNamed(ctx, search))
  if (tier === 'starter')
    found = found.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships')
            .select('memberId')
            .whereRef('memberships.memberId', '=', 'users.id')
            .where(paying(at)),
        ),
      ),
    )
  else if (tier) found = found.where('users.id', 'in', holding(db, sql`${heldTier(at)} = ${tier}`))
  if (status === 'unconfirmed') found = found.where('users.emailVerified', '=', sql.lit(0))
  if (status === 'coach') found = found.where('users.role', '=', sql.lit('coach' as const))
  if (status === 'operator') found = found.where('users.operatorSince', 'is not', null)
  if (status === 'no-coach')
    found = found
      .where('users.role', '=', 'client')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('coachClients').select('id').whereRef('coachClients.liveClientId', '=', 'users.id'))),
      )
  if (status === 'given') found = found.where('users.id', 'in', holding(db, sql`${sql.ref('givenUntil')} > ${at}`))
  if (status === 'paused') found = found.where(isPausedSql(narrowed.zones ?? [], now()))
  if (status === 'past-due')
    found = found.where('users.id', 'in', (late) =>
      late.selectFrom('subscriptions').select('memberId').where('status', 'in', ['past_due', 'unpaid']),
    )
  for (const condition of furtherConditions(ctx, narrowed)) found = found.where(condition)
  return found
}

/** On SQLite all of them are looked up first, in the index that holds no more than their words. */
const isNamed =
  ({ installation }: Pick<MemberContext, 'installation'>, words: string) =>
  (user: ExpressionBuilder<Tables, 'users'>) =>
    installation.engine === 'postgres'
      ? holdsWords(words, 'users')
      : user('users.id', 'in', user.selectFrom('users as found').select('found.id').where(holdsWords(words, 'found')))

/** Who holds a plan, paid for or given. */
export const paying = (at: string) => sql<boolean>`${heldTier(at)} <> 'starter'`

const holding = (db: Db, condition: RawBuilder<unknown>) =>
  db.selectFrom('memberships').select('memberId').where(sql<boolean>`${condition}`)

/** Their ids, for what narrows them further. */
export const idsOfPeople = (
  ctx: Pick<MemberContext, 'db' | 'now' | 'installation'>,
  narrowed: Narrowed,
): RawBuilder<string> => sql<string>`(${peopleWhere(ctx, narrowed).select('users.id')})`

const selectRows = (ctx: MemberContext, narrowed: Narrowed) =>
  peopleWhere(ctx, narrowed)
    .leftJoin('memberships', 'memberships.memberId', 'users.id')
    .leftJoin('coachClients', 'coachClients.liveClientId', 'users.id')
    .leftJoin('users as coaches', 'coaches.id', 'coachClients.coachId')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.role',
      'users.emailVerified',
      'users.operatorSince',
      'users.createdAt',
      'memberships.closedUntil',
      'memberships.givenTier',
      'memberships.givenUntil',
      sql<Tier>`coalesce(memberships.tier, 'starter')`.as('paidTier'),
      heldTier(iso(ctx.now())).as('tier'),
      'coaches.name as coachName',
      (row) => hasCome(row).as('hasCome'),
      ...enrolmentColumns,
      (row) => lastSeen(row).as('lastSeenAt'),
      (row) =>
        row
          .selectFrom('subscriptions')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('subscriptions.memberId', '=', 'users.id')
          .where('subscriptions.status', 'in', ['past_due', 'unpaid'])
          .as('late'),
      (row) =>
        row
          .selectFrom('disputes')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('disputes.memberId', '=', 'users.id')
          .where('disputes.state', 'in', undecided)
          .as('disputes'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number]

/** The newest first, where no other order is asked for. */
export async function readPeople(
  ctx: MemberContext,
  narrowed: Narrowed & { sort?: Sort },
  part: Part = {},
): Promise<PersonRow[]> {
  let rows = selectRows(ctx, narrowed)
  const order = orderOf(ctx, narrowed)
  if (order) rows = rows.orderBy(order.by, order.direction)
  rows = rows.orderBy('users.id', order?.direction ?? 'desc')
  if (part.before) rows = rows.where(await after(ctx, order, narrowed, part.before))
  if (part.id) rows = rows.where('users.id', '=', part.id)
  if (part.limit) rows = rows.limit(part.limit)
  return (await rows.execute()).map((row) => viewRow(ctx, row))
}

function viewRow({ now }: MemberContext, row: Row): PersonRow {
  const { id, name, email, role, tier, coachName, createdAt, lastSeenAt } = row
  const day = row.hasCome ? programDay(row as Enrolment, now()) : null
  const joinedAt = createdAt
  const statuses = statusesOf(row, now())
  return { id, name, email, role, tier, statuses, coachName, day, joinedAt, lastSeenAt }
}

function statusesOf(row: Row, now: Temporal.Instant): Status[] {
  const at = iso(now)
  const is: Record<Status, boolean> = {
    unconfirmed: row.emailVerified === 0,
    invited: !row.hasCome,
    paused:
      isPausedOn(row as Enrolment, localDate(row.timeZone, now).toString()) ||
      isClosed({ ...row, tier: row.paidTier }, at),
    'past-due': Number(row.late) > 0,
    disputed: Number(row.disputes) > 0,
    given: runningGift(row, at) !== null,
    'no-coach': false,
    coach: row.role === 'coach',
    operator: row.operatorSince !== null,
  }
  return (Object.keys(is) as Status[]).filter((status) => is[status])
}
