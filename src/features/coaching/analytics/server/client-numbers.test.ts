import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import { changeFileSettings } from '#features/founder-file/settings/settings.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { assignClient } from '../../assignments/assignments.contract.ts'
import { leaveCoach } from '../../my-coach/my-coach.contract.ts'
import { listShares, shareFile, stopSharing } from '../../sharing/sharing.contract.ts'
import { getClientNumbers } from '../analytics.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-20T12:00:00Z' })
})
afterAll(() => world.close())

type Given = { cash: readonly [number, number]; of?: string | null; currency?: string }

/** A client who counted their cash twice, and shares everything, one thing, or nothing. */
async function client(coach: TestMember, { cash, of = 'all', currency }: Given): Promise<TestMember> {
  const member = await world.member({ tier: 'elite', enrolledOn: '2026-03-01' })
  await coach.call(assignClient, { body: { clientId: member.id } })
  if (currency) await member.call(changeFileSettings, { body: { currency } })
  for (const [at, value] of cash.entries())
    await member.call(enterNumbers, { body: { key: 'cash', value, mark: 'C', date: `2026-03-0${at + 2}` } })
  if (of) await member.call(shareFile, { body: { of } })
  return member
}
const read = async (coach: TestMember) => (await coach.call(getClientNumbers)).body

test('medians of then, now and the change are those of the clients who share, each currency on its own', async () => {
  const coach = await world.member({ role: 'coach' })
  for (const cash of [
    [100, 400],
    [1000, 1100],
    [500, 400],
  ] as const)
    await client(coach, { cash })
  await client(coach, { cash: [7, 9], currency: 'EUR' })
  await client(coach, { cash: [1, 1_000_000], of: null })
  const { sharing, clients, numbers } = await read(coach)
  expect([sharing, clients]).toEqual([4, 5])
  const cash = numbers.filter(({ key }) => key === 'cash')
  expect(cash).toMatchObject([
    { currency: 'USD', clients: 3, improved: 2, medians: { first: 500, latest: 400, change: 100 } },
    { currency: 'EUR', clients: 1, medians: null },
  ])
})

test('what isn’t shared, or no longer, counts in no median, and other coaches are told nothing', async () => {
  const coach = await world.member({ role: 'coach' })
  const clients: TestMember[] = []
  for (const cash of [
    [10, 20],
    [20, 40],
    [30, 60],
  ] as const)
    clients.push(await client(coach, { cash }))
  // An entry of a number alone is on no page, so that a page shares none of it.
  await client(coach, { cash: [4000, 8000], of: 'day-one-numbers' })
  const cashOf = async () => (await read(coach)).numbers.find(({ key }) => key === 'cash')
  expect(await cashOf()).toMatchObject({ clients: 3, medians: { first: 20, latest: 40, change: 20 } })
  const [share] = (await clients[0]?.call(listShares))?.body.shares ?? []
  await clients[0]?.call(stopSharing, { params: { id: share?.id ?? '' } })
  expect(await cashOf()).toMatchObject({ clients: 2, medians: null })
  await clients[1]?.call(leaveCoach)
  expect(await cashOf()).toMatchObject({ clients: 1 })
  const other = await world.member({ role: 'coach' })
  expect(await read(other)).toMatchObject({ sharing: 0, clients: 0, numbers: [] })
})

test('it costs as many statements for ten clients as for one', async () => {
  const [few, many] = [await world.member({ role: 'coach' }), await world.member({ role: 'coach' })]
  await client(few, { cash: [1, 2] })
  for (let n = 0; n < 10; n += 1) await client(many, { cash: [n, n + 1] })
  const cost = (coach: TestMember) => world.countQueries(() => read(coach))
  expect(await cost(many)).toBe(await cost(few))
  expect(await cost(many)).toBeLessThanOrEqual(4)
})
