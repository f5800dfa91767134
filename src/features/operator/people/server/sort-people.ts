import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { hasCome } from '#features/identity/server/public.ts'
import { programDaySql } from '#features/journey/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Tables } from '#platform/server/database/database.ts'
import type { Sort } from '../../operator.rules.ts'
import type { Narrowed } from './narrow-people.ts'

type Order = { by: Expression<string | number>; direction: 'asc' | 'desc' }
type Sorted = Narrowed & { sort?: Sort | undefined }

/** Before every sign-in, as either engine reads an instant. */
const never = '1970-01-01T00:00:00.000Z'

const users = expressionBuilder<Tables, 'users'>()

/** What people are listed by before their ids; nothing where the newest come first. */
export function orderOf({ installation, now }: MemberContext, { sort, zones = [] }: Sorted): Order | undefined {
  if (sort === 'name') return { by: sql<string>`lower(${sql.ref('users.name')})`, direction: 'asc' }
  if (sort === 'seen') {
    const seen = users
      .selectFrom('sessions')
      .select(({ fn }) => fn.max('sessions.updatedAt').as('at'))
      .whereRef('sessions.userId', '=', 'users.id')
    return { by: sql<string>`coalesce(${seen}, ${sql.lit(never)})`, direction: 'desc' }
  }
  if (sort !== 'day') return undefined
  const day = programDaySql(installation.engine, zones, now())
  return { by: sql<number>`case when ${hasCome(users)} then ${day} else 0 end`, direction: 'desc' }
}

/** Those who come after a person in this order; the id decides between equals. */
export async function after(
  { db }: MemberContext,
  { by, direction }: Order,
  id: string,
): Promise<Expression<SqlBool> | undefined> {
  const last = await db
    .selectFrom('users')
    .select(sql<string | number>`${by}`.as('at'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!last) return undefined
  const beyond = direction === 'asc' ? '>' : '<'
  return users.or([users(by, beyond, last.at), users.and([users(by, '=', last.at), users('users.id', beyond, id)])])
}
