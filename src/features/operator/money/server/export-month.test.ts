import { afterEach, beforeEach, expect, test } from 'vitest'
import { setOperator } from '#features/identity/server/public.ts'
import { listAudit } from '#features/operator/audit/audit.contract.ts'
import { disputeCharge, lastChargeOf, passTo, payingMember, settleDispute } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getPerson } from '../../people/people.contract.ts'
import { refundPayment } from '../money.contract.ts'

let world: World
let owner: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  owner = await world.member()
  await setOperator(world.services, owner.email, true)
})
afterEach(() => world.close())

const download = (month: string, by = owner) => by.send('GET', `/api/operator/money/month.csv?month=${month}`)
const rowsOf = async (month: string) => {
  const [head, ...rows] = (await download(month)).body
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
  return { head, rows: rows.map((row) => row.split(',')) }
}

test('all charges, refunds and disputes of a month are a table, with harmless names', async () => {
  const ada = await payingMember(world)
  await world.db.updateTable('users').set({ name: '=HYPERLINK("x")' }).where('id', '=', ada.id).execute()
  const charge = await lastChargeOf(world, ada)
  const body = { chargeId: charge, cents: 2000, seen: 0, endsPlan: false, reason: 'Sorry' }
  await owner.call(refundPayment, { params: { memberId: ada.id }, body })
  await world.runJobs()
  const dispute = await disputeCharge(world, charge)
  await world.runJobs()
  await passTo(world, '2026-03-20T12:00:00Z')
  await settleDispute(world, dispute, 'won')
  await world.runJobs()
  const reply = await download('2026-03')
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="payments-2026-03.csv"',
  })
  const { head, rows } = await rowsOf('2026-03')
  expect(head).toBe('date (UTC),what,name,email,plan,amount,currency,payment at Stripe')
  expect(rows.map(([day, what, , email, plan, ...rest]) => [day, what, email, plan, ...rest])).toEqual([
    ['2026-03-02', 'charge', ada.email, 'Quantum', '97.00', 'USD', charge],
    ['2026-03-02', 'refund', ada.email, 'Quantum', '-20.00', 'USD', charge],
    ['2026-03-02', 'dispute: won later', ada.email, 'Quantum', '-97.00', 'USD', charge],
    ['2026-03-20', 'dispute: won', ada.email, 'Quantum', '97.00', 'USD', charge],
  ])
  expect(rows[0]?.[2]).toBe('"\'=HYPERLINK(""x"")"')
  expect((await rowsOf('2026-02')).rows).toEqual([])
  const [entry] = (await owner.call(listAudit, { query: {} })).body
  expect([entry?.action, entry?.subject]).toEqual(['money exported', '2026-02'])
})

test('more than a page of charges is sent whole, and to operators alone', async () => {
  const ada = await payingMember(world)
  await world.runJobs()
  const at = '2026-04-05T12:00:00.000Z'
  const entry = { memberId: ada.id, tier: 'quantum', kind: 'paid', cents: 9700, at, month: '2026-04' } as const
  const values = Array.from({ length: 1001 }, (_, n) => ({
    ...entry,
    id: `id-${String(n).padStart(5, '0')}`,
    about: `ch_${n}`,
  }))
  for (let from = 0; from < values.length; from += 100)
    await world.db
      .insertInto('moneyEntries')
      .values(values.slice(from, from + 100))
      .execute()
  const { rows } = await rowsOf('2026-04')
  expect([rows.length, new Set(rows.map((row) => row.at(-1))).size]).toEqual([1001, 1001])
  expect((await download('2026-04', ada)).statusCode).toBe(403)
  expect((await owner.call(getPerson, { params: { memberId: ada.id } })).status).toBe(200)
})
