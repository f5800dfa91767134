import { changeTimeZone, updateMember } from '#features/identity/server/public.ts'
import { programDay } from '#features/journey/server/public.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import type { saveSettings as endpoint, Settings } from '../settings.contract.ts'
import { getSettings } from './get-settings.ts'

export async function saveSettings(ctx: MemberContext, { body }: Input<typeof endpoint>): Promise<Settings> {
  const { timeZone, ...rest } = body
  return transaction(ctx, async (ctx) => {
    if (timeZone) await changeTimeZone(ctx, timeZone, (enrolment) => programDay(enrolment, ctx.now()))
    await updateMember(ctx, rest)
    return getSettings(ctx)
  })
}
