import { createKeyedMutex } from '#platform/server/concurrency/keyed-mutex.ts'
import { type Context, publish, transaction } from '#platform/server/context.ts'
import { membershipStarted } from '../../billing.events.ts'
import type { PayersTable } from '../../customers/server/customers.tables.ts'
import { findPayerByCustomer } from '../../customers/server/payers.ts'
import type { CustomerSnapshot } from './read-customer-snapshot.ts'
import { recordSnapshot } from './record-snapshot.ts'
import { settleAndRead } from './settle-and-read.ts'

/** What a sync found to differ from the record, a sentence each. */
export type Drift = readonly string[]
type Alongside = (ctx: Context) => Promise<void>
type Waiting = { alongside: Alongside[]; result: Promise<Drift> }

const tries = 10
const customerMutex = createKeyedMutex()
/** For each customer, the sync that has not started to read yet: calls made before it does share it. */
const waiting = new Map<string, Waiting>()

/**
 * Reads a customer's current state from Stripe and records it. Events only trigger this; their content is never trusted.
 * A snapshot is recorded only if no other was recorded since it was started: of two that overlap, one is read again.
 * `alongside` runs in the same transaction.
 */
export function syncCustomer(ctx: Context, customerId: string, alongside?: Alongside): Promise<Drift> {
  const joined = waiting.get(customerId)
  const mine = alongside ? [alongside] : []
  if (joined) {
    joined.alongside.push(...mine)
    return joined.result
  }
  const begun: Alongside[] = mine
  const result = customerMutex(customerId, async () => {
    await Promise.resolve()
    waiting.delete(customerId)
    return readAndRecord(asSystem(ctx), customerId, begun)
  })
  waiting.set(customerId, { alongside: begun, result })
  return result
}

async function readAndRecord(ctx: Context, customerId: string, alongside: readonly Alongside[]): Promise<Drift> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const payer = await findPayerByCustomer(ctx, customerId)
    const snapshot = payer && (await settleAndRead(ctx, payer, customerId))
    const drift = await transaction(ctx, async (ctx) => {
      const found = payer && snapshot ? await record(ctx, payer, snapshot) : []
      if (found) for (const also of alongside) await also(ctx)
      return found
    })
    if (drift) return drift
  }
  throw new Error('The provider was read ten times, and each time another snapshot was recorded first')
}

async function record(ctx: Context, payer: PayersTable, snapshot: CustomerSnapshot): Promise<Drift | undefined> {
  // The same lock, in the same order, as every other change of this member's record.
  await ctx.db
    .updateTable('users')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', payer.memberId)
    .execute()
  const { numUpdatedRows } = await ctx.db
    .updateTable('payers')
    .set({ reading: payer.reading + 1 })
    .where('memberId', '=', payer.memberId)
    .where('reading', '=', payer.reading)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return undefined
  const { drift, startedTier } = await recordSnapshot(ctx, payer, snapshot)
  if (startedTier) await publish(ctx, membershipStarted({ memberId: payer.memberId, tier: startedTier }))
  return drift
}

/** What Stripe reports is not the member's own write, even if the member's call triggered it. */
export function asSystem(ctx: Context): Context {
  // A verb's context may have a member that its type doesn't show.
  const { member: _, ...system } = ctx as Context & { member?: unknown }
  return system
}
