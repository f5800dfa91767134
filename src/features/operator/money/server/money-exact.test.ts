import { afterEach, beforeEach, expect, test } from 'vitest'
import { eraseMember } from '#features/account/server/public.ts'
import { claimGuarantee } from '#features/billing/guarantee/guarantee.contract.ts'
import { moneyKinds } from '#features/billing/revenue/revenue.rules.ts'
import { readMonthSums, sumMoney } from '#features/billing/server/public.ts'
import { cancelMembership, changePlan } from '#features/billing/subscription/subscription.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { paidTiers } from '#features/membership/membership.rules.ts'
import { machineNow } from '#platform/server/clock.ts'
import { idBefore } from '#platform/server/new-id.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import {
  customerOf,
  disputeCharge,
  passTo,
  payingMember,
  priceOf,
  providerOf,
  settleDispute,
} from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getPerson } from '../../people/people.contract.ts'
import * as contract from '../money.contract.ts'
import { figuresOf, type Month } from '../money.rules.ts'

let world: World
let owner: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  owner = await world.member()
  await setOperator(world.services, owner.email, true)
})
afterEach(() => world.close())

/** A small generator with a seed, so that a failure can be repeated. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

type Act = (member: TestMember, pick: (below: number) => number) => Promise<unknown>
const acts: readonly Act[] = [
  (member) => member.call(cancelMembership),
  (member, pick) => member.call(changePlan, { body: priceOf(pick(2) ? 'elite' : 'quantum') }),
  (member) => member.call(claimGuarantee),
  async (member, pick) => {
    const params = { memberId: member.id }
    const [payment] = (await owner.call(getPerson, { params })).body.payments
    const { chargeId = '', refundedCents: seen = 0 } = payment ?? {}
    const body = { chargeId, seen, cents: 1 + pick(9700), endsPlan: pick(2) === 1, reason: 'Sorry' }
    return owner.call(contract.refundPayment, { params, body })
  },
  async (member) => {
    const { data } = await (await providerOf(world)).charges.list({ customer: await customerOf(world, member) })
    const open = data.find(({ refunded, disputed }) => !refunded && !disputed)
    return open && disputeCharge(world, open.id)
  },
  async (_, pick) => {
    const open = (await disputesThere()).find(({ status }) => status === 'needs_response')
    return open && settleDispute(world, open.id, pick(2) ? 'won' : 'lost')
  },
]

const disputesThere = async () => (await (await providerOf(world)).disputes.list({ limit: 100 })).data

async function live(seed: number, steps: number): Promise<TestMember[]> {
  const pick = numbersFrom(seed)
  const members: TestMember[] = []
  let day = Temporal.Instant.from('2026-03-02T12:00:00Z')
  for (let step = 0; step < steps; step += 1) {
    const member = members[pick(members.length)]
    const act = acts[pick(acts.length + 2)]
    if (member && act) await act(member, pick)
    else if (pick(3) === 0) await sumMoney(world.services, { settledMs: 0 })
    else members.push(await payingMember(world, pick(2) ? 'elite' : 'quantum'))
    day = day.add({ hours: 24 * pick(12) })
    await passTo(world, day.toString())
  }
  return members
}

const money = async () => (await owner.call(contract.getMoney)).body
const total = (months: readonly Month[], kind: 'paid' | 'refunded' | 'disputed') =>
  months.reduce((sum, one) => sum + figuresOf(one, undefined)[kind].cents, 0)

/** The ledger added up from its rows alone. */
async function sumsByRows(): Promise<Record<string, [cents: number, count: number]>> {
  const sums: Record<string, [cents: number, count: number]> = {}
  const rows = await world.db.selectFrom('moneyEntries').select(['month', 'tier', 'kind', 'cents']).execute()
  for (const { month, tier, kind, cents } of rows) {
    const [before, count] = sums[`${month} ${tier} ${kind}`] ?? [0, 0]
    sums[`${month} ${tier} ${kind}`] = [before + cents, count + 1]
  }
  return sums
}

const shownSums = async () =>
  Object.fromEntries(
    (await readMonthSums(world.db)).map(({ month, tier, kind, cents, count }) => [
      `${month} ${tier} ${kind}`,
      [cents, count],
    ]),
  )

/** What recurs by the rows of memberships alone, said once more in other words. */
async function recurringByRows(tier: string): Promise<number> {
  const rows = await world.db
    .selectFrom('subscriptions')
    .leftJoin('guarantees', 'guarantees.subscriptionId', 'subscriptions.id')
    .select(['priceCents', 'status'])
    .where('tier', '=', tier as never)
    .where('disputedAt', 'is', null)
    .where('guarantees.memberId', 'is', null)
    .execute()
  const open = rows.filter(({ status }) => ['active', 'trialing', 'past_due'].includes(status))
  return open.reduce((sum, { priceCents }) => sum + priceCents, 0)
}

async function figuresAreExact(seed: number): Promise<void> {
  await live(seed, 14)
  const { months } = await money()
  for (const how of [{}, { settledMs: 0 }, { fromScratch: true, settledMs: 0 }, { fromScratch: true }]) {
    await sumMoney(world.services, how)
    expect(await shownSums()).toEqual(await sumsByRows())
  }
  for (const tier of paidTiers) expect(months[0]?.plans[tier].recurringCents).toBe(await recurringByRows(tier))
  const { data } = await (await providerOf(world)).charges.list({ limit: 100 })
  const charges = data.filter(({ status }) => status === 'succeeded')
  expect(total(months, 'paid')).toBe(charges.reduce((sum, { amount }) => sum + amount, 0))
  expect(total(months, 'refunded')).toBe(charges.reduce((sum, { amount_refunded }) => sum - amount_refunded, 0))
  await disputedIsExact(months)
  for (const one of months)
    for (const kind of moneyKinds) {
      const { body } = await owner.call(contract.listMoneyEntries, { query: { kind, month: one.month, limit: 100 } })
      const cents = body.reduce((sum: number, entry: { cents: number }) => sum + entry.cents, 0)
      // A move from one plan to the other has an entry for each, and is one change.
      const count = kind === 'changed' ? new Set(body.map(({ memberId, at }) => `${memberId} ${at}`)).size : body.length
      expect({ count, cents }).toEqual(figuresOf(one, undefined)[kind])
    }
}

async function disputedIsExact(months: readonly Month[]): Promise<void> {
  const there = await disputesThere()
  const sum = (is: (status: string) => boolean) =>
    there.reduce((cents, { status, amount }) => cents + (is(status) ? amount : 0), 0)
  expect(total(months, 'disputed')).toBe(0 - sum((status) => status !== 'won'))
  const outcomes = months.map((one) => figuresOf(one, undefined).outcomes)
  for (const [name, is] of [
    ['heldCents', (status: string) => status === 'needs_response'],
    ['lostCents', (status: string) => status === 'lost'],
    ['wonCents', (status: string) => status === 'won'],
  ] as const)
    expect([name, outcomes.reduce((cents, one) => cents + one[name], 0)]).toEqual([name, sum(is)])
}

const exactly = 'whatever members do (seed %i), figures equal the rows they are about and what the provider says'
test.each([1])(exactly, { timeout: 120_000 }, figuresAreExact)
onOneEngine.each([2, 3])(exactly, { timeout: 120_000 }, figuresAreExact)

onOneEngine('who is erased takes their name along and leaves the sums', async () => {
  const [ada] = [await payingMember(world, 'elite'), await payingMember(world)]
  await eraseMember(world.services, ada.id)
  const { months } = await money()
  expect(figuresOf(months[0]!, undefined)).toMatchObject({
    recurringCents: 9700,
    paid: { count: 2, cents: 39_400 },
    lost: { count: 1, cents: -29_700 },
  })
  const query = { kind: 'lost', month: '2026-03' } as const
  expect((await owner.call(contract.listMoneyEntries, { query })).body).toMatchObject([
    { memberId: null, who: 'A deleted account' },
  ])
  const left = await world.db.selectFrom('moneyEntries').select('about').where('memberId', 'is', null).execute()
  expect(left.every(({ about }) => about === null)).toBe(true)
})

test('who adds up at the same time counts nothing twice, nor what is entered meanwhile', async () => {
  await payingMember(world, 'elite')
  const sums = Array.from({ length: 6 }, () => sumMoney(world.services, { settledMs: 0 }))
  await Promise.all([...sums, payingMember(world), sumMoney(world.services, { fromScratch: true, settledMs: 0 })])
  expect(await shownSums()).toEqual(await sumsByRows())
})

test('what was added up while a clock was ahead is added up again', async () => {
  await payingMember(world, 'elite')
  await sumMoney(world.services, { settledMs: 0 })
  const throughId = idBefore(machineNow().epochMilliseconds + 365 * 86_400_000)
  await world.db.updateTable('moneySummed').set({ throughId }).execute()
  await payingMember(world)
  await sumMoney(world.services)
  expect(await shownSums()).toEqual(await sumsByRows())
})
