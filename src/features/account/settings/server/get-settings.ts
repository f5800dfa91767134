import { coachOf } from '#features/coaching/server/public.ts'
import { readAccount } from '#features/identity/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Settings } from '../settings.contract.ts'

export async function getSettings(ctx: MemberContext): Promise<Settings> {
  return { ...(await readAccount(ctx, ctx.member.id)), coach: await coachOf(ctx, ctx.member.id) }
}
