import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { switchDailyEmail as endpoint } from '../alerts.contract.ts'
import './alerts.tables.ts'

export const switchDailyEmail = (
  ctx: MemberContext,
  { body: { isOn } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> =>
  transaction(ctx, async ({ db, member, now }) => {
    const offSince = isOn ? null : iso(now())
    await db
      .insertInto('operatorLooks')
      .values({ memberId: member.id, onDay: '', offSince })
      .onConflict((conflict) => conflict.column('memberId').doUpdateSet({ offSince }))
      .execute()
    return { isOn }
  })

/** Whether they want it: everyone does who hasn’t said otherwise. */
export async function wantsDailyEmail({ db, member }: MemberContext): Promise<boolean> {
  const off = await db
    .selectFrom('operatorLooks')
    .select('memberId')
    .where('memberId', '=', member.id)
    .where('offSince', 'is not', null)
    .executeTakeFirst()
  return off === undefined
}
