import { afterEach, beforeEach, expect, test } from 'vitest'
import { eraseMember } from '#features/account/server/public.ts'
import { sumMoney } from '#features/billing/server/public.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { disputeCharge, lastChargeOf, loseEvents, passTo, payingMember, settleDispute } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getRunning } from '../../running/running.contract.ts'
import * as contract from '../money.contract.ts'
import { figuresOf, heldCents, stayedCents } from '../money.rules.ts'

let world: World
let owner: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  owner = await world.member()
  await setOperator(world.services, owner.email, true)
})
afterEach(() => world.close())

const money = async () => (await owner.call(contract.getMoney)).body
/** What stayed in each month, what disputes moved in it, and how what was disputed in it stands. */
async function shown(tier?: 'quantum' | 'elite') {
  const { months } = await money()
  const figures = months.map((one) => [one.month, figuresOf(one, tier)] as const).toReversed()
  return figures.map(([month, one]) => [month, stayedCents(one), one.disputed, Object.values(one.outcomes)])
}
const held = async () => heldCents((await money()).months, undefined)
const entries = async (month: string) =>
  (await owner.call(contract.listMoneyEntries, { query: { kind: 'disputed', month } })).body
async function table(month: string) {
  const { body } = await owner.send('GET', `/api/operator/money/month.csv?month=${month}`)
  const [, ...rows] = body.trimEnd().split('\r\n')
  return rows.map((row) => row.split(',')).map(([day, what, , email, plan, amount]) => [day, what, email, plan, amount])
}
async function disputed(member: TestMember) {
  const id = await disputeCharge(world, await lastChargeOf(world, member))
  await world.runJobs()
  return id
}
async function decide(id: string, how: 'won' | 'lost') {
  await settleDispute(world, id, how)
  await world.runJobs()
}
const none = { count: 0, cents: 0 }
const taken = { count: 1, cents: -9700 }

test('what is charged back is taken off when it is disputed, held until it is decided, and counts again once it is won', async () => {
  const ada = await payingMember(world)
  const ben = await payingMember(world, 'elite')
  world.setNow('2026-03-20T12:00:00Z')
  const ofAda = await disputed(ada)
  expect(await shown()).toEqual([['2026-03', 29_700, taken, [9700, 0, 0]]])
  expect([await held(), await shown('elite')]).toEqual([9700, [['2026-03', 29_700, none, [0, 0, 0]]]])
  await passTo(world, '2026-04-01T12:00:00Z')
  const ofBen = await disputed(ben)
  await passTo(world, '2026-05-10T12:00:00Z')
  await decide(ofAda, 'won')
  await decide(ofBen, 'lost')
  const after = [
    ['2026-03', 29_700, taken, [0, 0, 9700]],
    ['2026-04', -29_700, { count: 1, cents: -29_700 }, [0, 29_700, 0]],
    ['2026-05', 9700, { count: 1, cents: 9700 }, [0, 0, 0]],
  ]
  expect([await held(), await shown()]).toEqual([0, after])
  expect(await table('2026-03')).toEqual([
    ['2026-03-02', 'charge', ada.email, 'Quantum', '97.00'],
    ['2026-03-02', 'charge', ben.email, 'Elite', '297.00'],
    ['2026-03-20', 'dispute: won later', ada.email, 'Quantum', '-97.00'],
  ])
  expect(await table('2026-04')).toEqual([['2026-04-01', 'dispute: lost', ben.email, 'Elite', '-297.00']])
  expect(await table('2026-05')).toEqual([['2026-05-10', 'dispute: won', ada.email, 'Quantum', '97.00']])
  expect(await entries('2026-04')).toMatchObject([{ memberId: ben.id, cents: -29_700, dispute: 'lost' }])
  expect(await entries('2026-05')).toMatchObject([{ memberId: ada.id, cents: 9700, dispute: 'won' }])
  // Whatever is read again, and however sums are kept, nothing is counted twice.
  await passTo(world, '2026-05-11T12:00:00Z')
  await sumMoney(world.services, { fromScratch: true, settledMs: 0 })
  expect(await shown()).toEqual(after)
})

onOneEngine('one that is first seen once it was won is out and in again, and one that was lost is lost', async () => {
  const [ada, ben] = [await payingMember(world), await payingMember(world)]
  world.setNow('2026-03-31T12:00:00Z')
  for (const [member, how] of [[ada, 'won'] as const, [ben, 'lost'] as const])
    await settleDispute(world, await disputeCharge(world, await lastChargeOf(world, member)), how)
  await loseEvents(world)
  await passTo(world, '2026-04-01T12:00:00Z')
  expect(await shown()).toEqual([
    ['2026-03', 0, { count: 2, cents: -19_400 }, [0, 9700, 9700]],
    ['2026-04', 9700, { count: 1, cents: 9700 }, [0, 0, 0]],
  ])
})

test('a dispute stays on the desk without its member, is followed to its end, and so does the money', async () => {
  const [ada, ben] = [await payingMember(world), await payingMember(world)]
  const [ofAda, ofBen] = [await disputed(ada), await disputed(ben)]
  for (const { id } of [ada, ben]) await eraseMember(world.services, id)
  await world.runJobs()
  const gone = { memberId: null, who: 'A deleted account', cents: 9700, state: 'open' }
  expect((await money()).disputes).toMatchObject([gone, gone])
  expect((await owner.call(getRunning)).body.problems[0]?.what).toContain('2 disputes of $194.00 are open.')
  expect(await entries('2026-03')).toMatchObject([
    { memberId: null, who: 'A deleted account' },
    { memberId: null, who: 'A deleted account' },
  ])
  expect((await table('2026-03')).filter(([, what]) => what === 'dispute: held')).toEqual([
    ['2026-03-02', 'dispute: held', '', 'Quantum', '-97.00'],
    ['2026-03-02', 'dispute: held', '', 'Quantum', '-97.00'],
  ])
  world.setNow('2026-04-05T12:00:00Z')
  await decide(ofAda, 'won')
  await settleDispute(world, ofBen, 'lost')
  await loseEvents(world)
  await passTo(world, '2026-04-06T12:00:00Z')
  expect((await money()).disputes.map(({ state }) => state).sort()).toEqual(['lost', 'won'])
  expect([await held(), await shown('quantum')]).toEqual([
    0,
    [
      ['2026-03', 0, { count: 2, cents: -19_400 }, [0, 9700, 9700]],
      ['2026-04', 9700, { count: 1, cents: 9700 }, [0, 0, 0]],
    ],
  ])
  const left = JSON.stringify(await world.db.selectFrom('disputes').selectAll().execute())
  expect([ada, ben].filter(({ id, email }) => left.includes(id) || left.includes(email))).toEqual([])
})

test('who disputes a payment after deleting their account is taken off the figures too, and operators are told', async () => {
  const ada = await payingMember(world)
  const charge = await lastChargeOf(world, ada)
  await eraseMember(world.services, ada.id)
  await passTo(world, '2026-03-25T12:00:00Z')
  world.emails.splice(0)
  await Promise.all([disputeCharge(world, charge), world.runJobs()])
  await world.runJobs()
  await passTo(world, '2026-03-26T12:00:00Z')
  expect(await shown('quantum')).toEqual([['2026-03', 0, taken, [9700, 0, 0]]])
  const told = world.emails.filter(({ subject }) => subject.includes('is disputed'))
  expect(told.map(({ to }) => to)).toEqual([owner.email])
  expect(told[0]?.text).toContain('Someone whose account has been deleted disputed a payment of $97.00')
  expect(told[0]?.text).not.toContain(ada.email)
})

onOneEngine(
  'what Stripe calls a dispute of someone who is gone is forgotten after ten years; the sums stay',
  async () => {
    const ada = await payingMember(world)
    await decide(await disputed(ada), 'lost')
    await eraseMember(world.services, ada.id)
    await passTo(world, '2036-03-01T12:00:00Z')
    const left = () => world.db.selectFrom('disputes').select('id').execute()
    expect((await left()).length).toBe(1)
    const before = (await shown())[0]?.slice(0, 3)
    await passTo(world, '2036-03-03T12:00:00Z')
    expect([await left(), (await shown())[0]?.slice(0, 3)]).toEqual([[], before])
    const about = await world.db.selectFrom('moneyEntries').select('about').where('kind', '=', 'disputed').execute()
    expect(about).toEqual([{ about: null }])
  },
)
