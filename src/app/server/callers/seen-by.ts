import { mayOperate } from '#features/identity/server/public.ts'
import { endSeeing, seeingRefusals } from '#features/operator/seeing/seeing.contract.ts'
import { isHidden } from '#features/operator/seeing/seeing.rules.ts'
import { clearSeeingCookie, findSeeing, readSeeingCookie, type Seeing } from '#features/operator/server/public.ts'
import { iso, localDate } from '#platform/server/clock.ts'
import type { Member, MemberContext, PublicContext } from '#platform/server/context.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { findMemberById } from './find-member-by-session.ts'

/** Whether the caller’s browser names somebody to be seen as; `seenBy` finds out whether that holds. */
export const looksAsSomeoneElse = (ctx: MemberContext): boolean => readSeeingCookie(ctx) !== undefined

/** The context of whom an operator sees the site as; everybody else's own. The session stays the operator's. */
export async function seenBy(ctx: MemberContext): Promise<MemberContext> {
  const { member: own } = ctx
  const seeing = await findSeeing(ctx, mayOperate(ctx.accounts, own))
  if (!seeing || seeing === 'over') return seeing ? { ...ctx, seeing } : ctx
  const member = seeing.as === 'member' ? await findMemberById(ctx.db, seeing.memberId, iso(ctx.now())) : undefined
  if (seeing.as === 'member' && !member) return { ...ctx, seeing: 'over' }
  const seen = member ? { ...own, ...member } : previewMember(ctx, seeing)
  return { ...ctx, seeing, member: { ...seen, role: 'client', operatorSince: null } }
}

function previewMember({ member, now }: MemberContext, seeing: Seeing): Member {
  if (seeing.as !== 'preview') return member
  const { memberId: id, tier, day } = seeing
  const today = localDate(member.timeZone, now())
  return {
    ...member,
    ...{
      id,
      tier,
      paidTier: tier,
      email: `${id}@preview.invalid`,
      firstName: 'Preview',
      lastName: '',
      image: null,
      emailVerified: true,
    },
    ...{
      pausedTier: null,
      moneyBackAt: null,
      openedTier: null,
      openedAt: null,
      coachGrantedAt: null,
      twoStepSince: null,
      version: 0,
    },
    ...{ enrolledOn: today.subtract({ days: day - 1 }).toString(), dayFloor: 1, begunOn: null, dayShift: 0 },
    ...{ pausedFrom: null, pausedUntil: null },
  }
}

/** In one place for every endpoint there is: while an operator sees the site as someone else, nothing is written. */
export function refuseWhileSeeing({ method, path, access }: Endpoint, { seeing }: PublicContext): void {
  if (!seeing) return
  if (seeing === 'over') throw seeingRefusals.over()
  if (method !== 'GET') throw seeingRefusals.readOnly()
  if (access === 'operator') throw seeingRefusals.deskClosed()
  if (isHidden(path)) throw seeingRefusals.hidden()
}

/** The one call that is answered to the operator meanwhile. */
export const isWayBack = ({ path }: Endpoint): boolean => path === endSeeing.path

/** A page that is loaded after the end is the operator's own again. */
export function withoutOver(ctx: PublicContext): PublicContext {
  if (ctx.seeing !== 'over') return ctx
  clearSeeingCookie(ctx)
  const { seeing: _, ...own } = ctx
  return own
}
