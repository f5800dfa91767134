import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { iso, machineNow } from '#platform/server/clock.ts'
import { runDueJobs, startWorker } from '#platform/server/jobs/worker.ts'
import { deliverEmail, sendEmail } from '#platform/server/mail/email.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { reconcileJob, scheduleReconciliation } from './reconcile-job.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

const byName = new Map([reconcileJob, deliverEmail].map((one) => [one.name, one as never]))

test('five hundred payers are asked a page at a time, everybody once', async () => {
  const asked: string[] = []
  await manyPayers(500)
  provideFor((customer) => void asked.push(customer))
  await scheduleReconciliation(world.services)
  while ((await runDueJobs(world.services, byName)) > 0);
  expect([asked.length, new Set(asked).size]).toEqual([500, 500])
})

test('a letter leaves before the second of five hundred payers is reconciled', async () => {
  await manyPayers(500)
  const order: string[] = []
  const posted = Promise.withResolvers<void>()
  provideFor(async (customer) => {
    order.push(customer)
    if (order.length > 1) return
    await sendEmail(world.services, { to: 'ada@members.example', subject: 'Your new password', text: '', html: '' })
    await posted.promise
  })
  world.services.mail = {
    deliver: async () => {
      order.push('letter')
      posted.resolve()
    },
  }
  await scheduleReconciliation(world.services)
  const worker = startWorker(world.services, [reconcileJob, deliverEmail] as never)
  await vi.waitFor(() => expect(order.length).toBeGreaterThan(2), { timeout: 30_000 })
  await worker.stop()
  expect(order.slice(0, 2)).toEqual([expect.stringMatching(/^cus_many_/), 'letter'])
})

async function manyPayers(count: number): Promise<void> {
  const at = iso(machineNow())
  for (let n = 0; n < count; n += 1) {
    const { id } = await world.member()
    await world.db
      .insertInto('payers')
      .values({
        memberId: id,
        customerKey: id,
        customerId: `cus_many_${n}`,
        attemptId: null,
        attemptPriceId: null,
        previewPriceId: null,
        previewAt: null,
        firstPaidAt: at,
        firstSubscriptionId: null,
        reading: 0,
      })
      .execute()
  }
}

/** A provider that knows nothing of anybody; `before` hears whom it is asked about. */
function provideFor(before: (customer: string) => void | Promise<void>): void {
  const none = { object: 'list', data: [], has_more: false, url: '' }
  const httpClient = Stripe.createFetchHttpClient(async (input: string | URL | Request) => {
    const url = new URL(String(input))
    if (url.pathname === '/v1/subscriptions') await before(url.searchParams.get('customer') ?? '')
    return new Response(JSON.stringify(none), { headers: { 'content-type': 'application/json' } })
  })
  const stripe = new Stripe('sk_test_x', { httpClient, telemetry: false, maxNetworkRetries: 0 })
  world.services.payments = { ...world.services.payments, stripe: async () => stripe }
}
