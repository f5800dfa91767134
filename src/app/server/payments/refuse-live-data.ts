import type { Database } from '#platform/server/database/database.ts'
import type { Config } from '../../config.ts'
import { isStandInUsed } from './payment-settings.ts'

type Settings = Pick<Config, 'local' | 'stripe' | 'triesCopy'>

/**
 * Throws where members have customers at Stripe and the stand-in would answer for it: it knows none of them, so their
 * plans and pauses would end, and what they are to be charged be forgotten.
 */
export async function refuseLiveData(settings: Settings, { db }: Pick<Database, 'db'>): Promise<void> {
  if (!isStandInUsed(settings) || settings.triesCopy) return
  const live = await db
    .selectFrom('payers')
    .select('customerId')
    .where('customerId', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('testProviderThings')
            .select('testProviderThings.id')
            .whereRef('testProviderThings.id', '=', 'payers.customerId'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  if (live)
    throw new Error(
      'Members here pay at Stripe, and no STRIPE_ settings are set: is .env missing? To try a copy of the data in local mode, set TRY_COPY=yes; there the stand-in is Stripe, and no one has bought a plan.',
    )
}
