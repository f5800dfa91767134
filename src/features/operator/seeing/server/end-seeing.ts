import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Destination } from '#platform/server/http/routes.ts'
import { clearSeeingCookie, readSeeingCookie } from './seeing-cookie.ts'
import './seeing.tables.ts'

/** Ended before its time, in the session that it was begun in. */
export async function endSeeing(ctx: MemberContext): Promise<Destination> {
  const { db, member } = ctx
  const ended = await db
    .deleteFrom('seeings')
    .where('id', '=', readSeeingCookie(ctx) ?? '')
    .where('sessionId', '=', member.sessionId)
    .returning('memberId')
    .executeTakeFirst()
  // What ran out long ago goes with it.
  await db
    .deleteFrom('seeings')
    .where('endsAt', '<', iso(ctx.now().subtract({ hours: 24 })))
    .execute()
  clearSeeingCookie(ctx)
  return { redirect: deskPage(ended?.memberId ?? null) }
}

export const deskPage = (memberId: string | null): string =>
  memberId ? `/operator/people/${memberId}` : '/operator/preview'
