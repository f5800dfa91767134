import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import type * as contract from '../pace.contract.ts'
import { agreementNow, keptAgreement } from './agreement.ts'
import { hasLapsed } from './catch-up/running-catch-up.ts'
import { type KeptHours, readWorkHours, viewHours, writeWorkHours } from './work-hours.ts'

type Body = Input<typeof contract.saveWorkHours>['body']

export const saveWorkHours = (
  ctx: MemberContext,
  { body }: Input<typeof contract.saveWorkHours>,
): Promise<Reply<typeof contract.saveWorkHours>> =>
  transaction(ctx, async (ctx) => {
    const before = await readWorkHours(ctx)
    return viewHours(await writeWorkHours(ctx, { ...given(body), ...(await agreed(ctx, before, body)) }))
  })

/** Other hours are another agreement, from where the member stands; while a catch-up plan runs they are the plan’s alone. */
async function agreed(ctx: MemberContext, before: KeptHours, { hoursPerWeek }: Body): Promise<Partial<KeptHours>> {
  if (hoursPerWeek === undefined) return {}
  const isSame = hoursPerWeek === before.hoursPerWeek
  const walk = await readWalk(ctx.db, ctx.member.id)
  if (before.catchUpSince && !(await hasLapsed(ctx, walk, before.catchUpSince)))
    return isSame ? {} : keptAgreement(before)
  return isSame && before.paceMinutes === null ? {} : { ...agreementNow(ctx, walk), catchUpSince: null }
}

const given = <T extends object>(values: T) =>
  // The same keys, fewer of them.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
