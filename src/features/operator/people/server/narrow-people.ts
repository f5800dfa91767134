import { type ExpressionBuilder, sql } from 'kysely'
import { programDaySql } from '#features/journey/server/public.ts'
import type { Tier } from '#features/membership/membership.rules.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tables } from '#platform/server/database/database.ts'
import { type Seen, type Status, seenDays } from '../../operator.rules.ts'
import '../../running/server/installation.ts'

export type Narrowed = {
  search: string
  tier?: Tier | undefined
  status?: Status | undefined
  /** Part of the name or address of their coach. */
  coach?: string | undefined
  seen?: Seen | undefined
  fromDay?: number | undefined
  toDay?: number | undefined
  /** The time zones that members are in, where days are asked for. */
  zones?: readonly string[]
}

type Users = ExpressionBuilder<Tables, 'users'>

/** Days are counted in each member’s zone. */
export async function withZones<N extends Narrowed>({ db }: Context, narrowed: N): Promise<N> {
  if (narrowed.fromDay === undefined && narrowed.toDay === undefined) return narrowed
  const rows = await db.selectFrom('users').select('timeZone').distinct().execute()
  return { ...narrowed, zones: rows.map(({ timeZone }) => timeZone) }
}

/** Whether the name or the address of a row of people holds these words. */
export function holdsWords(words: string, table: 'users' | 'coaches') {
  const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const holds = (column: string) => sql<boolean>`lower(${sql.ref(`${table}.${column}`)}) like ${pattern} escape '\\'`
  return sql<boolean>`(${holds('email')} or ${holds('name')})`
}

/** By coach, by when they were last seen, and by program day. */
export const furtherConditions = (ctx: Pick<Context, 'installation' | 'now'>, narrowed: Narrowed) =>
  [
    narrowed.coach && hasCoach(narrowed.coach),
    narrowed.seen && wasSeen(narrowed.seen),
    narrowed.zones && isOnDay(ctx, narrowed),
  ].filter((one) => typeof one === 'function')

const hasCoach = (words: string) => (user: Users) =>
  user(
    'users.id',
    'in',
    user
      .selectFrom('coachClients')
      .innerJoin('users as coaches', 'coaches.id', 'coachClients.coachId')
      .select(({ ref }) => ref('coachClients.liveClientId').$notNull().as('id'))
      .where('coachClients.liveClientId', 'is not', null)
      .where(holdsWords(words, 'coaches')),
  )

/** By the browsers that are signed in, as the list says it. */
const wasSeen = (seen: Seen) => (user: Users) => {
  const since = iso(machineNow().subtract({ hours: 24 * seenDays[seen] }))
  const recently = user.selectFrom('sessions').select('sessions.userId').where('sessions.updatedAt', '>=', since)
  return user('users.id', seen === 'away' ? 'not in' : 'in', recently)
}

const isOnDay = ({ installation, now }: Pick<Context, 'installation' | 'now'>, narrowed: Narrowed) => {
  const { zones = [], fromDay = 1, toDay = 180 } = narrowed
  return () => sql<boolean>`${programDaySql(installation.engine, zones, now())} between ${fromDay} and ${toDay}`
}
