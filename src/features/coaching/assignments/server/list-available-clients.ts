import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Context, MemberContext } from '#platform/server/context.ts'
import { afterEverything, byteOrder } from '#platform/server/database/byte-order.ts'
import type { Tables } from '#platform/server/database/database.ts'
import { spellings } from '#platform/server/database/spellings.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { coachingLimits } from '../../coaching.rules.ts'
import type { listAvailableClients as endpoint } from '../assignments.contract.ts'

type Endpoint = typeof endpoint

export const keys = {
  name: sql<string>`lower(${sql.ref('firstName')} || ' ' || ${sql.ref('lastName')})`,
  lastName: sql<string>`lower(${sql.ref('lastName')})`,
  email: sql<string>`lower(${sql.ref('email')})`,
}

/** Members in Client Mode without a coach whose name, last name or email starts with the search; never the caller. */
export async function listAvailableClients(ctx: MemberContext, { query }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const search = query.search.trim()
  if (search === '') return beginningLike(ctx, keys.name, '').execute()
  const found = await Promise.all(
    spellings(search).flatMap((words) => Object.values(keys).map((key) => beginningLike(ctx, key, words).execute())),
  )
  const each = new Map(found.flat().map((person) => [person.id, person]))
  return [...each.values()].sort(byName).slice(0, coachingLimits.free)
}

/** Scans one range of an index however many members there are; matching in the middle would read them all. */
export function beginningLike(ctx: MemberContext, key: RawBuilder<string>, search: string) {
  const ordered = byteOrder(ctx.db, key)
  return availableMembers(ctx)
    .where('id', '!=', ctx.member.id)
    .where(whoDidNotLeave(ctx))
    .where(ordered, '>=', search)
    .where(ordered, '<', afterEverything(search))
    .orderBy(ordered)
    .orderBy('id')
    .limit(coachingLimits.free)
}

const byName = (a: Named, b: Named) => nameKey(a).localeCompare(nameKey(b)) || a.id.localeCompare(b.id)
type Named = { id: string; firstName: string; lastName: string }
const nameKey = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.toLowerCase()

const whoDidNotLeave =
  ({ member }: MemberContext) =>
  (where: ExpressionBuilder<Tables, 'users'>) =>
    where.not(
      where.exists(
        where
          .selectFrom('coachClients')
          .select('coachClients.id')
          .whereRef('coachClients.clientId', '=', 'users.id')
          .where('coachClients.coachId', '=', member.id)
          .where('coachClients.endedBy', '=', 'client'),
      ),
    )

/** Who can be assigned at all: on a public site only members with a confirmed email address. */
function availableMembers({ db, coaching }: Context) {
  const free = db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email'])
    .where('role', '=', 'client')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('coachClients')
            .select('coachClients.id')
            .whereRef('coachClients.liveClientId', '=', 'users.id'),
        ),
      ),
    )
  return coaching.local ? free : free.where('emailVerified', '=', 1)
}
