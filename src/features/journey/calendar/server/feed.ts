import { randomBytes } from 'node:crypto'
import { iso } from '#platform/server/clock.ts'
import { type Context, type MemberContext, transaction } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../calendar.contract.ts'
import './calendar.tables.ts'
import { readHours } from './member-calendar.ts'

type Feed = Reply<typeof contract.getFeed>

export async function getFeed(ctx: MemberContext): Promise<Feed> {
  const row = await ctx.db
    .selectFrom('calendarFeeds')
    .select('token')
    .where('memberId', '=', ctx.member.id)
    .executeTakeFirst()
  return {
    address: row ? new URL(`/calendar/${row.token}.ics`, ctx.accounts.publicUrl).href : null,
    hasHours: (await readHours(ctx)) !== undefined,
  }
}

export const renewFeed = (ctx: MemberContext): Promise<Feed> =>
  transaction(ctx, async (ctx) => {
    const feed = newFeed(ctx)
    await ctx.db
      .insertInto('calendarFeeds')
      .values({ memberId: ctx.member.id, ...feed })
      .onConflict((conflict) => conflict.column('memberId').doUpdateSet(feed))
      .execute()
    return getFeed(ctx)
  })

/** An address that no one knows. */
export const newFeed = ({ now }: Context) => ({ token: randomBytes(32).toString('hex'), madeAt: iso(now()) })

export const turnOffFeed = (ctx: MemberContext): Promise<Feed> =>
  transaction(ctx, async (ctx) => {
    await ctx.db.deleteFrom('calendarFeeds').where('memberId', '=', ctx.member.id).execute()
    return getFeed(ctx)
  })
