import type { Context } from '#platform/server/context.ts'
import { voidEnded } from '../../checkout/server/drop-unpaid.ts'
import type { PayersTable } from '../../customers/server/customers.tables.ts'
import { settleDisputes } from '../../disputes/server/settle-disputes.ts'
import { type CustomerSnapshot, readCustomerSnapshot } from './read-customer-snapshot.ts'

/** A payer's snapshot, after the provider was told what disputes ask for, and to take nothing for what has ended. */
export async function settleAndRead(ctx: Context, payer: PayersTable, customer: string): Promise<CustomerSnapshot> {
  const read = () => readCustomerSnapshot(ctx, payer, customer)
  const snapshot = await read()
  const settled = (await settleDisputes(ctx, payer.memberId, snapshot)) ? await read() : snapshot
  await voidEnded(ctx, payer, settled.subscriptions)
  return settled
}
