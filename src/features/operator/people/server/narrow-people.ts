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

/**
 * Whether the name or the address of a row of people holds these words. Written as the index of SQLite has it, whose
 * `lower` knows the letters of English alone: others are looked for in each way that a name is written.
 */
export function holdsWords(words: string, table: 'users' | 'coaches' | 'found') {
  const [email, name] = [sql.ref(`${table}.email`), sql.ref(`${table}.name`)]
  const holds = spellings(words).map((spelling) => {
    const pattern = `%${spelling.replace(/[\\%_]/g, '\\$&')}%`
    return sql<boolean>`lower(${email} || ' ' || ${name}) like ${pattern} escape '\\'`
  })
  return sql<boolean>`(${sql.join(holds, sql` or `)})`
}

function spellings(words: string): string[] {
  const small = words.toLowerCase()
  const titled = small.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
  const all = [small, words, titled, words.toUpperCase()]
  return [...new Set(all.map((one) => one.replace(/[A-Z]/g, (letter) => letter.toLowerCase())))]
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
