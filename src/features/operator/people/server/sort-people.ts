import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { hasCome } from '#features/identity/server/public.ts'
import { programDaySql } from '#features/journey/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Tables } from '#platform/server/database/database.ts'
import type { Sort } from '../../operator.rules.ts'
import { peopleRefusals } from '../people.refusals.ts'
import { type Narrowed, seenAt } from './narrow-people.ts'

type Order = { by: Expression<string | number>; direction: 'asc' | 'desc' }
type Sorted = Narrowed & { sort?: Sort | undefined }

const users = expressionBuilder<Tables, 'users'>()

/** What people are listed by before their ids; nothing where the newest come first. */
export function orderOf({ installation, now }: MemberContext, { sort, zones = [] }: Sorted): Order | undefined {
  if (sort === 'name') return { by: sql<string>`lower(${sql.ref('users.name')})`, direction: 'asc' }
  if (sort === 'seen') return { by: seenAt(users), direction: 'desc' }
  if (sort !== 'day') return undefined
  const day = programDaySql(installation.engine, zones, now())
  return { by: sql<number>`case when ${hasCome(users)} then ${day} else 0 end`, direction: 'desc' }
}

/**
 * Where a list goes on: after a person and, where another order than the newest is asked for, what they are listed by, so
 * that it goes on there too once they are deleted.
 */
export async function placeOf(ctx: MemberContext, sorted: Sorted, id: string): Promise<string> {
  const order = orderOf(ctx, sorted)
  const at = order && (await readPlace(ctx, order, id))
  return at === undefined ? id : `${id} ${at}`
}

/** Those who come after a place in this order; the id decides between equals. */
export async function after(
  ctx: MemberContext,
  order: Order | undefined,
  { sort }: Sorted,
  place: string,
): Promise<Expression<SqlBool>> {
  const [id = '', ...words] = place.split(' ')
  if (!order) return users('users.id', '<', id)
  const said = words.length > 0 ? words.join(' ') : undefined
  // A page that was open before this said it names the person alone.
  const at = said === undefined ? await readPlace(ctx, order, id) : sort === 'day' ? Number(said) || 0 : said
  if (at === undefined) throw peopleRefusals.noPlace()
  const beyond = order.direction === 'asc' ? '>' : '<'
  return users.or([users(order.by, beyond, at), users.and([users(order.by, '=', at), users('users.id', beyond, id)])])
}

async function readPlace({ db }: MemberContext, { by }: Order, id: string): Promise<string | number | undefined> {
  const row = await db
    .selectFrom('users')
    .select(sql<string | number>`${by}`.as('at'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.at
}
