import type { Context } from '#platform/server/context.ts'
import { voidEnded } from '../../checkout/server/drop-unpaid.ts'
import type { PayersTable } from '../../customers/server/customers.tables.ts'
import { settleDisputes } from '../../disputes/server/settle-disputes.ts'
import { type CustomerSnapshot, readCustomerSnapshot } from './read-customer-snapshot.ts'

/** A payer's snapshot, after the provider was told what disputes ask for, and to take nothing for what has ended. */
export async function readSettled(
  ctx: Context,
  { memberId }: PayersTable,
  customer: string,
): Promise<CustomerSnapshot> {
  const snapshot = await readCustomerSnapshot(ctx, customer)
  const settled = (await settleDisputes(ctx, memberId, snapshot)) ? await readCustomerSnapshot(ctx, customer) : snapshot
  await voidEnded(ctx, settled.subscriptions)
  return settled
}
