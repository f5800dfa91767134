import { type ExpressionBuilder, sql } from 'kysely'
import { undecided } from '#features/billing/disputes/disputes.rules.ts'
import { hasCome, lastSeen } from '#features/identity/server/public.ts'
import { programDaySql } from '#features/journey/server/public.ts'
import type { Tier } from '#features/membership/membership.rules.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tables } from '#platform/server/database/database.ts'
import { contains } from '#platform/server/database/like.ts'
import { spellings } from '#platform/server/database/spellings.ts'
import { type Seen, type Sort, type Status, seenDays } from '../../operator.rules.ts'
import '../../running/server/installation.ts'
import { peopleRefusals } from '../people.refusals.ts'

export type Narrowed = {
  search: string
  tier?: Tier | undefined
  status?: Status | undefined
  /** Part of the name or address of their coach. */
  coach?: string | undefined
  seen?: Seen | undefined
  fromDay?: number | undefined
  toDay?: number | undefined
  /** The time zones that members are in, where days or pauses are asked for. */
  zones?: readonly string[]
}

type Users = ExpressionBuilder<Tables, 'users'>

/** Days, and who is paused today, go by each member’s zone. */
export async function withZones<N extends Narrowed & { sort?: Sort }>({ db }: Context, narrowed: N): Promise<N> {
  if (!isByDay(narrowed) && narrowed.sort !== 'day' && narrowed.status !== 'paused') return narrowed
  const rows = await db.selectFrom('users').select('timeZone').distinct().execute()
  return { ...narrowed, zones: rows.map(({ timeZone }) => timeZone) }
}

const isByDay = ({ fromDay, toDay }: Narrowed) => fromDay !== undefined || toDay !== undefined

/** Days that no one can be on are a slip, and no empty list. */
export function refuseReversedDays({ fromDay = 1, toDay = 180 }: Narrowed): void {
  if (fromDay > toDay) throw peopleRefusals.daysReversed()
}

/**
 * Whether the name or the address of a row of people holds these words. Written as the index of SQLite has it, whose
 * `lower` knows the letters of English alone: others are looked for in each way that a name is written.
 */
export function holdsWords(words: string, table: 'users' | 'coaches' | 'found') {
  const [email, name] = [sql.ref(`${table}.email`), sql.ref(`${table}.name`)]
  const holds = spellings(words).map((spelling) => contains(sql`lower(${email} || ' ' || ${name})`, spelling))
  return sql<boolean>`(${sql.join(holds, sql` or `)})`
}

/** By two statuses, by coach, by when they were last seen, and by program day. */
export const furtherConditions = (ctx: Pick<Context, 'installation' | 'now'>, narrowed: Narrowed) =>
  [
    narrowed.status === 'disputed' && isDisputed,
    narrowed.status === 'invited' && isInvited,
    narrowed.coach && hasCoach(narrowed.coach),
    narrowed.seen && wasSeen(narrowed.seen),
    isByDay(narrowed) && isOnDay(ctx, narrowed),
    isByDay(narrowed) && hasCome,
  ].filter((one) => typeof one === 'function')

/** Few: looked up first. */
const isDisputed = (user: Users) =>
  user('users.id', 'in', (disputed) =>
    disputed
      .selectFrom('disputes')
      .select(({ ref }) => ref('disputes.memberId').$notNull().as('id'))
      .where('state', 'in', undecided),
  )

/** An account was made for them, and they haven’t been here. */
const isInvited = (user: Users) => user.and([user('users.emailVerified', '=', sql.lit(0)), user.not(hasCome(user))])

/** Among those who coach somebody, who are few: also who has left Coach Mode and keeps their clients. */
const hasCoach = (words: string) => (user: Users) => {
  const coaching = user.selectFrom('coachClients').select('coachId').where('liveClientId', 'is not', null).distinct()
  const coaches = user.selectFrom('users as coaches').select('coaches.id').where('coaches.id', 'in', coaching)
  const clients = user
    .selectFrom('coachClients')
    .select(({ ref }) => ref('coachClients.liveClientId').$notNull().as('id'))
    .where('coachClients.liveClientId', 'is not', null)
    .where('coachClients.coachId', 'in', coaches.where(holdsWords(words, 'coaches')))
  return user('users.id', 'in', clients)
}

export const seenSince = (seen: Seen): string => iso(machineNow().subtract({ hours: 24 * seenDays[seen] }))

/** Before every visit, as either engine reads an instant. */
const never = '1970-01-01T00:00:00.000Z'

/** When someone was last here, or before everyone who was. */
export const seenAt = (user: Users) => sql<string>`coalesce(${lastSeen(user)}, ${sql.lit(never)})`

/** Asked of each person as the list comes to them. */
const wasSeen = (seen: Seen) => (user: Users) => user(seenAt(user), seen === 'away' ? '<' : '>=', seenSince(seen))

const isOnDay = ({ installation, now }: Pick<Context, 'installation' | 'now'>, narrowed: Narrowed) => {
  const { zones = [], fromDay = 1, toDay = 180 } = narrowed
  return () => sql<boolean>`${programDaySql(installation.engine, zones, now())} between ${fromDay} and ${toDay}`
}
