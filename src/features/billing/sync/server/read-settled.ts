import type { Context } from '#platform/server/context.ts'
import type { PayersTable } from '../../customers/server/customers.tables.ts'
import { settleDisputes } from '../../disputes/server/settle-disputes.ts'
import { type CustomerSnapshot, readCustomerSnapshot } from './read-customer-snapshot.ts'

/** A payer's snapshot, after the provider was told what disputes ask for. */
export async function readSettled(
  ctx: Context,
  { memberId }: PayersTable,
  customer: string,
): Promise<CustomerSnapshot> {
  const snapshot = await readCustomerSnapshot(ctx, customer)
  return (await settleDisputes(ctx, memberId, snapshot)) ? readCustomerSnapshot(ctx, customer) : snapshot
}
