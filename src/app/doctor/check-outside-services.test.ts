import { expect, test } from 'vitest'
import { checkOutsideServices } from './check-outside-services.ts'

/** What is said of a price of 97 dollars that recurs like this. */
async function saidOf(recurring: object | null): Promise<string[]> {
  const price = { active: true, recurring, livemode: true, unit_amount: 9700, currency: 'usd' }
  const payments = {
    provider: 'stripe',
    livemode: true,
    stripe: async () => ({ prices: { retrieve: async () => price } }),
  }
  const plan = { id: 'quantum', name: 'Quantum', price: 97, currency: 'USD' }
  const services = { payments, priceIds: { quantum: 'price_q' }, offer: { plans: [plan] } }
  const findings = await checkOutsideServices({ config: { mail: {} }, services } as never)
  return findings.map(({ says }) => says)
}

test('a price that comes every third month is none that is charged monthly', async () => {
  expect(await saidOf({ interval: 'month', interval_count: 1 })).toEqual([])
  for (const other of [{ interval: 'month', interval_count: 3 }, { interval: 'year', interval_count: 1 }, null])
    expect(await saidOf(other)).toEqual(['price_q is not charged monthly.'])
})
