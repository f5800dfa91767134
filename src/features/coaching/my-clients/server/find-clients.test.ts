import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedClients } from '#tests/world/caseload.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { findClients } from '../my-clients.contract.ts'
import { clientsPerPage } from '../my-clients.rules.ts'

let world: World
let few: TestMember
let many: TestMember
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-20T12:00:00Z' })
  few = await world.member({ role: 'coach' })
  many = await world.member({ role: 'coach' })
  await seedClients(world, few, 5)
  await seedClients(world, many, 500)
})
afterAll(() => world.close())

test('a page of the list costs as many statements for 500 clients as for 5, whatever is asked for', async () => {
  for (const sort of ['needs', 'name'] as const) {
    const asked = (coach: TestMember) =>
      world.countQueries(async () => expect((await coach.call(findClients, { query: { sort } })).status).toBe(200))
    expect(await asked(many)).toBe(await asked(few))
    // Who needs the coach is worked out from gratitude days, days away, milestones of today, pages to read, filed outcomes and late promises besides.
    expect(await asked(many)).toBeLessThanOrEqual(sort === 'needs' ? 15 : 6)
  }
})

test('pages join up without a gap or a repeat, and none is longer than a page', async () => {
  const seen: string[] = []
  for (let page = 1; page <= Math.ceil(500 / clientsPerPage) + 1; page += 1) {
    const { body } = await many.call(findClients, { query: { page, sort: 'joined' } })
    expect([body.found, body.total, body.active, body.graduated]).toEqual([500, 500, 500, 0])
    expect(body.clients.length).toBeLessThanOrEqual(clientsPerPage)
    seen.push(...body.clients.map(({ id }) => id))
  }
  expect(new Set(seen).size).toBe(500)
  expect(seen).toHaveLength(500)
  expect(seen).toEqual([...seen].sort().reverse())
})

test('a search finds by name within the caller’s own clients; the figures stay those of all', async () => {
  const { body } = await many.call(findClients, { query: { search: 'client 499' } })
  expect(body.clients.map(({ lastName }) => lastName)).toEqual(['499'])
  expect([body.found, body.total]).toEqual([1, 500])
  expect((await few.call(findClients, { query: { search: 'client 499' } })).body.found).toBe(0)
})

test('a client whose program is paused is found as paused and not as behind', async () => {
  const { body } = await few.call(findClients, { query: { show: 'behind' } })
  const one = body.clients[0]?.clientId ?? ''
  await world.db
    .updateTable('users')
    .set({ pausedFrom: '2026-03-19', pausedUntil: '2026-03-29' })
    .where('id', '=', one)
    .execute()
  const ids = async (show: 'paused' | 'behind') =>
    (await few.call(findClients, { query: { show } })).body.clients.map(({ clientId }) => clientId)
  expect(await ids('paused')).toEqual([one])
  expect(await ids('behind')).not.toContain(one)
})
