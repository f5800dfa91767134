import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStandIn, type StandIn } from '../stand-in.ts'
import { openSqlite } from '../store/sqlite-file.ts'

const start = Temporal.Instant.from('2026-03-02T12:00:00Z')

let folder: string
let storage: Awaited<ReturnType<typeof openSqlite>>
let standIn: StandIn
let stripe: Stripe
let now = start
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-stand-in-'))
  now = start
  storage = await openSqlite(join(folder, 'state.sqlite'))
  standIn = createStandIn({
    storage,
    now: () => now,
    webhookSecret: 'whsec_of_the_tests',
    prices: [
      { id: 'price_basic', cents: 900 },
      { id: 'price_large', cents: 2900 },
    ],
  })
  const { hostname, port } = await standIn.address()
  stripe = new Stripe('sk_test_x', { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
})
afterEach(async () => {
  await standIn.stop()
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
})

const onDay = (days: number) => {
  now = start.add({ hours: 24 * days })
}

/** Paid on the first day, with a month until the next payment. */
async function begin() {
  const { id: customer } = await stripe.customers.create({
    email: 'ada@stand-in.example',
    payment_method: 'pm_card_visa',
  })
  return stripe.subscriptions.create({ customer, items: [{ price: 'price_basic' }] })
}

test('a schedule stays through its last phase, whose start is its own, and lets go after it', async () => {
  const { id, items } = await begin()
  const { id: schedule, current_phase } = await stripe.subscriptionSchedules.create({ from_subscription: id })
  const month = items.data[0]
  expect(current_phase).toEqual({ start_date: month?.current_period_start, end_date: month?.current_period_end })
  const first = { items: [{ price: 'price_basic' }], end_date: month?.current_period_end ?? 0 }
  const phases = [
    { ...first, start_date: month?.current_period_start ?? 0 },
    { items: [{ price: 'price_large' }], duration: { interval: 'month' as const, interval_count: 1 } },
  ]
  await stripe.subscriptionSchedules.update(schedule, { phases })
  const shown = async () => {
    const { schedule, items } = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] })
    return [items.data[0]?.price.id, typeof schedule === 'object' ? (schedule?.current_phase ?? null) : schedule]
  }
  onDay(32)
  const next = { start_date: first.end_date, end_date: Date.parse('2026-05-02T12:00:00Z') / 1000 }
  expect(await shown()).toEqual(['price_large', next])
  await expect(stripe.subscriptionSchedules.update(schedule, { phases })).rejects.toThrow(
    'You can not modify the start date of the current phase.',
  )
  onDay(62)
  expect(await shown()).toEqual(['price_large', null])
})
