import type { MemberContext } from '#platform/server/context.ts'
import { guaranteedThrough, type Person, readRecord } from '../../subscription/server/membership-record.ts'

export type GuaranteeState = {
  /** The local day through which it can be used; null where it can't. */
  lastDay: string | null
  /** Used, with the refund still to be made or made. */
  used: 'pending' | 'refunded' | null
}

/** How the guarantee stands for a member whom an operator looks at. */
export async function readGuarantee(ctx: MemberContext, person: Person): Promise<GuaranteeState> {
  const record = await readRecord(ctx, person.id)
  return {
    lastDay: await guaranteedThrough(ctx, record, person),
    used: record.guarantee ? (record.guarantee.carriedOutAt ? 'refunded' : 'pending') : null,
  }
}
