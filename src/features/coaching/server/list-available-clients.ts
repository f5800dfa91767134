import { sql } from 'kysely'
import type { Context, MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { listAvailableClients as endpoint } from '../contract.ts'

type Endpoint = typeof endpoint

const most = 50

/** Members in Client Mode without a coach, other than the caller. */
export function listAvailableClients(ctx: MemberContext, { query }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const pattern = `%${query.search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
  const name = sql<string>`lower(${sql.ref('firstName')} || ' ' || ${sql.ref('lastName')})`
  const holds = (text: typeof name) => sql<boolean>`${text} like ${pattern} escape '\\'`
  return availableMembers(ctx)
    .where('id', '!=', ctx.member.id)
    .where((or) => or.or([holds(name), holds(sql<string>`lower(${sql.ref('email')})`)]))
    .orderBy(name)
    .orderBy('id')
    .limit(most)
    .execute()
}

/** Who may be assigned at all: on a public address only who confirmed their e-mail. */
export function availableMembers({ db, coaching }: Context) {
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
