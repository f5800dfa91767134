import { announce, type Context, transaction } from '#platform/server/context.ts'
import { createTurns } from '#platform/server/turns.ts'
import { membershipStarted } from '../facts.ts'
import type { PayersTable } from './billing.tables.ts'
import { findPayerByCustomer } from './payer.ts'
import { type Reading, readProvider } from './read-provider.ts'
import { recordReading } from './record-reading.ts'

const turns = createTurns()
const tries = 10

/** What a sync found: the sentences of what was not as recorded. */
export type Drift = readonly string[]

/**
 * Reads the provider's present state of a customer and records it. Events only ask for this; what they carry is never
 * trusted. A reading is recorded only if no other was recorded since it began: one of two that overlap reads again.
 * `alongside` runs in the same transaction.
 */
export function syncCustomer(
  ctx: Context,
  customerId: string,
  alongside: (ctx: Context) => Promise<void> = async () => {},
): Promise<Drift> {
  const system = asSystem(ctx)
  return turns(customerId, async () => {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const payer = await findPayerByCustomer(system, customerId)
      if (!payer) {
        await transaction(system, alongside)
        return []
      }
      const reading = await readProvider(system, customerId)
      const drift = await transaction(system, (ctx) => record(ctx, payer, reading, alongside))
      if (drift) return drift
    }
    throw new Error('The provider was read ten times, and each time another reading was recorded meanwhile')
  })
}

async function record(
  ctx: Context,
  payer: PayersTable,
  reading: Reading,
  alongside: (ctx: Context) => Promise<void>,
): Promise<Drift | undefined> {
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
  const { drift, startedTier } = await recordReading(ctx, payer, reading)
  if (startedTier) await announce(ctx, membershipStarted({ memberId: payer.memberId, tier: startedTier }))
  await alongside(ctx)
  return drift
}

/** The provider's news is nobody's own write, even when a member's call asked for it. */
function asSystem(ctx: Context): Context {
  const { member: _, ...system } = ctx as Context & { member?: unknown }
  return system
}
