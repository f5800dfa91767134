import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jobs } from '#app/server/jobs.ts'
import { requestPasswordReset } from '#features/identity/passwords/passwords.contract.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import { enqueue } from '#platform/server/jobs/job.ts'
import { startWorker } from '#tests/world/jobs/start-worker.ts'
import { joinConfirmed } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { reconcileJob } from './reconcile-job.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

const reconcileAll = () => enqueue(world.services, reconcileJob, null)
const waiting = () =>
  world.db
    .selectFrom('jobs')
    .select(['data', 'attempts', 'deadAt', 'lastError'])
    .where('name', '=', 'billing.reconcile-payer')
    .execute()

test('five hundred payers are a job each, and everybody is asked about once', async () => {
  const asked: string[] = []
  await manyPayers(500)
  provideFor((customer) => void asked.push(customer))
  await reconcileAll()
  await world.runJobs()
  expect([asked.length, new Set(asked).size]).toEqual([500, 500])
})

test('a payer that cannot be read is tried again alone, and everybody else is done', async () => {
  const asked: string[] = []
  await manyPayers(5)
  provideFor((customer) => {
    if (customer === 'cus_many_2') throw new Error('Not like that')
    asked.push(customer)
  })
  await reconcileAll()
  await world.runJobs()
  expect(asked.length).toBe(4)
  expect(await waiting()).toMatchObject([{ attempts: 1, lastError: expect.any(String) }])
})

test('turns that come while payers still wait add nothing to them', async () => {
  await manyPayers(5)
  provideFor(() => {
    throw new Error('away')
  })
  for (let turn = 0; turn < 3; turn += 1) {
    await reconcileAll()
    await world.runJobs()
  }
  expect(await waiting()).toHaveLength(5)
})

test('a payer that failed for good is one dead job, however often, and none once it was read', async () => {
  await manyPayers(1)
  let isAway = true
  provideFor(() => {
    if (isAway) throw new Error('away')
  })
  for (let turn = 0; turn < 2; turn += 1) {
    await reconcileAll()
    await world.runJobs()
    while ((await waiting()).some(({ deadAt }) => deadAt === null)) await failOnce()
  }
  expect(await waiting()).toMatchObject([{ attempts: 12, deadAt: expect.any(String) }])
  isAway = false
  await reconcileAll()
  await world.runJobs()
  expect(await waiting()).toEqual([])
})

async function failOnce(): Promise<void> {
  const past = iso(machineNow().subtract({ seconds: 1 }))
  await world.db.updateTable('jobs').set({ runAt: past }).where('deadAt', 'is', null).execute()
  await world.runJobs()
}

test('a password-reset email leaves before the second of five hundred payers is reconciled', async () => {
  await manyPayers(500)
  const { email } = await joinConfirmed(world)
  await world.runJobs()
  const order: string[] = []
  const left = Promise.withResolvers<void>()
  let asked = 0
  provideFor(async () => {
    asked += 1
    if (asked === 1) {
      await world.stranger.call(requestPasswordReset, { body: { email } })
      await left.promise
    }
    order.push('payer')
  })
  world.services.mail = {
    deliver: async ({ subject }) => {
      order.push(subject)
      left.resolve()
    },
  }
  await reconcileAll()
  const worker = startWorker(world.services, jobs)
  world.services.wakeJobs = worker.wake
  await vi.waitFor(() => expect(order.length).toBeGreaterThan(5), { timeout: 30_000 })
  await worker.stop()
  expect(order.slice(0, 3)).toEqual([expect.stringContaining('password'), 'payer', 'payer'])
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
