import { sql } from 'kysely'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { idsOfPeople } from '../../people/server/find-people.ts'
import { withZones } from '../../people/server/narrow-people.ts'
import type { countAudience as endpoint } from '../broadcasts.contract.ts'

export async function countAudience(
  ctx: MemberContext,
  { query }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const narrowed = await withZones(ctx, query)
  const row = await ctx.db
    .selectFrom('users')
    .select(({ fn, ref }) => [
      fn.countAll<number>().as('found'),
      fn.coalesce(fn.sum<number>(sql`1 - ${ref('emailVerified')}`), sql<number>`0`).as('unconfirmed'),
      fn
        .coalesce(fn.sum<number>(sql`${ref('emailVerified')} * (1 - ${ref('programLetters')})`), sql<number>`0`)
        .as('switchedOff'),
      fn
        .coalesce(fn.sum<number>(sql`${ref('emailVerified')} * ${ref('programLetters')} * ${cameBack}`), sql<number>`0`)
        .as('bounced'),
    ])
    .where('id', 'in', idsOfPeople(ctx, narrowed))
    .executeTakeFirstOrThrow()
  const [found, unconfirmed, switchedOff] = [Number(row.found), Number(row.unconfirmed), Number(row.switchedOff)]
  const bounced = Number(row.bounced)
  return { found, unconfirmed, switchedOff, bounced, reached: found - unconfirmed - switchedOff - bounced }
}

/** 1 where emails to their address came back for good. */
const cameBack = sql`case when exists (select 1 from "bouncedAddresses" where "address" = "users"."email") then 1 else 0 end`
