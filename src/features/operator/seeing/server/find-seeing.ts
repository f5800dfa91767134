import { tierName } from '#features/membership/membership.rules.ts'
import { iso } from '#platform/server/clock.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import { deskPage } from './end-seeing.ts'
import type { Seeing } from './seeing.tables.ts'
import { readSeeingCookie } from './seeing-cookie.ts'

/** As whom this operator's browser looks; `over` where the cookie names what has ended. */
export async function findSeeing(ctx: MemberContext, mayOperate: boolean): Promise<Context['seeing']> {
  const id = readSeeingCookie(ctx)
  if (!id) return undefined
  const row = await ctx.db
    .selectFrom('seeings')
    .leftJoin('users', 'users.id', 'seeings.memberId')
    .select(['seeings.id', 'memberId', 'tier', 'day', 'keepsPace', 'endsAt', 'users.name', 'users.email'])
    .where('seeings.id', '=', id)
    .where('sessionId', '=', ctx.member.sessionId)
    .where('operatorId', '=', ctx.member.id)
    .executeTakeFirst()
  if (!row || !mayOperate || row.endsAt <= iso(ctx.now())) return 'over'
  const { memberId, tier, day, keepsPace, endsAt } = row
  const backTo = deskPage(memberId)
  if (memberId) return { as: 'member', memberId, endsAt, backTo, name: row.name || row.email || '' }
  return previewOf({ id, endsAt, backTo, tier: tier ?? 'starter', day: day ?? 1, keepsPace: keepsPace === 1 })
}

type Preview = Omit<Extract<Seeing, { as: 'preview' }>, 'as' | 'memberId' | 'name'> & { id: string }

const previewOf = ({ id, ...preview }: Preview): Seeing => ({
  ...preview,
  as: 'preview',
  memberId: `preview-${id}`,
  name: `a member on day ${preview.day} with ${tierName[preview.tier]}`,
})
