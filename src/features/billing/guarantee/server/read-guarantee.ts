import type { MemberContext } from '#platform/server/context.ts'
import { guaranteeUntil, readRecord } from '../../subscription/server/membership-record.ts'

type Person = Parameters<typeof guaranteeUntil>[2] & {}

export type GuaranteeState = {
  /** The local day through which it can be used; null where it can't. */
  lastDay: string | null
  /** Used, with the refund still to be made or made. */
  used: 'pending' | 'refunded' | null
}

/** How the guarantee stands for a member whom an operator looks at. */
export async function readGuarantee(ctx: MemberContext, person: Person): Promise<GuaranteeState> {
  const record = await readRecord(ctx, person.id)
  const end = await guaranteeUntil(ctx, record, person)
  return {
    lastDay: end && lastDayBefore(end, person.timeZone),
    used: record.guarantee ? (record.guarantee.carriedOutAt ? 'refunded' : 'pending') : null,
  }
}

const lastDayBefore = (end: string, timeZone: string): string =>
  Temporal.Instant.from(end).toZonedDateTimeISO(timeZone).toPlainDate().subtract({ days: 1 }).toString()
