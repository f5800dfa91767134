import type { Tier } from '#features/membership/membership.rules.ts'
import type { Offer } from '#features/membership/server/public.ts'
import { createPrice } from './basics.ts'
import type { Store } from './store.ts'

export const testPriceId = (tier: Tier): string => `price_test_${tier}`

/** The plans' prices, as the plans file has them now. */
export async function seedPrices(store: Store, { plans }: Offer): Promise<void> {
  for (const { id, price, name } of plans) {
    if (price === 0) continue
    const known = await store.find('price', testPriceId(id))
    if (known?.unit_amount === price * 100) continue
    await createPrice(
      store,
      {
        unit_amount: String(price * 100),
        currency: 'usd',
        recurring: { interval: 'month' },
        metadata: { tier: id, name },
      },
      testPriceId(id),
    )
  }
}
