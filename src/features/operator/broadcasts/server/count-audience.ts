import { sql } from 'kysely'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { idsOfPeople } from '../../people/server/find-people.ts'
import type { countAudience as endpoint } from '../broadcasts.contract.ts'

export async function countAudience(
  ctx: MemberContext,
  { query }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const row = await ctx.db
    .selectFrom('users')
    .select(({ fn, ref }) => [
      fn.countAll<number>().as('found'),
      fn.coalesce(fn.sum<number>(sql`1 - ${ref('emailVerified')}`), sql<number>`0`).as('unconfirmed'),
      fn
        .coalesce(fn.sum<number>(sql`${ref('emailVerified')} * (1 - ${ref('programLetters')})`), sql<number>`0`)
        .as('switchedOff'),
    ])
    .where('id', 'in', idsOfPeople(ctx, query))
    .executeTakeFirstOrThrow()
  const [found, unconfirmed, switchedOff] = [Number(row.found), Number(row.unconfirmed), Number(row.switchedOff)]
  return { found, unconfirmed, switchedOff, reached: found - unconfirmed - switchedOff }
}
