import { createKeyedMutex } from '#platform/server/concurrency/keyed-mutex.ts'
import { type Context, publish, transaction } from '#platform/server/context.ts'
import { membershipStarted } from '../../billing.events.ts'
import { findPayerByCustomer } from '../../customers/server/payers.ts'
import type { PayersTable } from '../../server/billing.tables.ts'
import { type CustomerSnapshot, readCustomerSnapshot } from './read-customer-snapshot.ts'
import { recordSnapshot } from './record-snapshot.ts'

/** What a sync found: the sentences of what was not as recorded. */
export type Drift = readonly string[]
type Alongside = (ctx: Context) => Promise<void>
type Waiting = { alongside: Alongside[]; result: Promise<Drift> }

const tries = 10
const turns = createKeyedMutex()
/** For each customer the sync that has not begun to read: whoever comes before that is served by it. */
const waiting = new Map<string, Waiting>()

/**
 * Reads the provider's present state of a customer and records it. Events only ask for this; what they carry is never
 * trusted. A reading is recorded only if no other was recorded since it began: one of two that overlap reads again.
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
  const result = turns(customerId, async () => {
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
    const reading = payer && (await readCustomerSnapshot(ctx, customerId))
    const drift = await transaction(ctx, async (ctx) => {
      const found = payer && reading ? await record(ctx, payer, reading) : []
      if (found) for (const also of alongside) await also(ctx)
      return found
    })
    if (drift) return drift
  }
  throw new Error('The provider was read ten times, and each time another reading was recorded meanwhile')
}

async function record(ctx: Context, payer: PayersTable, reading: CustomerSnapshot): Promise<Drift | undefined> {
  // Taken first, as every change of this member's record takes it.
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
  const { drift, startedTier } = await recordSnapshot(ctx, payer, reading)
  if (startedTier) await publish(ctx, membershipStarted({ memberId: payer.memberId, tier: startedTier }))
  return drift
}

/** The provider's news is nobody's own write, even when a member's call asked for it. */
function asSystem(ctx: Context): Context {
  const { member: _, ...system } = ctx as Context & { member?: unknown }
  return system
}
