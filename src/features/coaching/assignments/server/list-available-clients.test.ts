import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import * as myCoach from '../../my-coach/my-coach.contract.ts'
import { assignClient, endCoaching, listAvailableClients } from '../assignments.contract.ts'
import { beginningLike, keys } from './list-available-clients.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('the beginning of a name, a last name or an email finds a free member, in any case', async () => {
  const coach = await world.member({ role: 'coach' })
  const tara = await world.member({ firstName: 'Tara', lastName: 'Singh' })
  for (const search of ['tar', 'TARA SI', 'sing', tara.email.slice(0, 20)]) {
    const found = (await coach.call(listAvailableClients, { query: { search } })).body
    expect(found.map(({ id }) => id)).toContain(tara.id)
  }
  const umit = await world.member({ firstName: 'Ümit', lastName: 'Öz' })
  for (const search of ['ümi', 'ÜMIT Ö', 'ö', 'Öz'])
    expect((await coach.call(listAvailableClients, { query: { search } })).body).toMatchObject([{ id: umit.id }])
  for (const search of ['ara', '%', '_', '\\', 'tara singh x'])
    expect((await coach.call(listAvailableClients, { query: { search } })).body).toEqual([])
})

test('a name with letters beyond English is found in any case', async () => {
  const coach = await world.member({ role: 'coach' })
  const { id } = await world.member({ firstName: 'Özlem', lastName: 'Åberg' })
  for (const search of ['özl', 'Özlem', 'ÖZLEM Å', 'åb', 'Åberg'])
    expect((await coach.call(listAvailableClients, { query: { search } })).body.map((one) => one.id)).toEqual([id])
})

test.each(Object.entries(keys))('a search by %s reads a range of an index, not every member', async (_, key) => {
  const { id } = await world.member({ role: 'coach' })
  const query = beginningLike({ ...world.services, member: { id } as never }, key, 'tar')
  const lines = await world.db.transaction().execute(async (db) => {
    if (world.engine === 'postgres') await sql`set local enable_seqscan = off`.execute(db)
    const explain = sql.raw(world.engine === 'postgres' ? 'explain ' : 'explain query plan ')
    const { sql: text, parameters } = query.compile()
    const parts = text.split(/\$\d+|\?/)
    const bound = sql.join(
      parts.flatMap((part, n) => (n < parameters.length ? [sql.raw(part), sql`${parameters[n]}`] : [sql.raw(part)])),
      sql.raw(''),
    )
    return (await sql<Record<string, string>>`${explain}${bound}`.execute(db)).rows
  })
  expect(JSON.stringify(lines)).toMatch(/membersBy(Name|LastName|Email)/)
})

test('a client who ended the coaching is offered to that coach no more, and cannot be taken on again by them', async () => {
  const [coach, other] = [await world.member({ role: 'coach' }), await world.member({ role: 'coach' })]
  const una = await world.member({ firstName: 'Una' })
  const assign = (by: typeof coach) => by.call(assignClient, { body: { clientId: una.id } })
  const offered = async (to: typeof coach) =>
    (await to.call(listAvailableClients, { query: { search: 'una' } })).body.map(({ id }) => id)
  expect((await assign(coach)).status).toBe(200)
  await una.call(myCoach.leaveCoach)
  expect(await offered(coach)).toEqual([])
  const refused = await assign(coach)
  expect([refused.status, refused.body.code]).toEqual([409, 'coaching.declined'])
  expect(await offered(other)).toEqual([una.id])
  expect((await assign(other)).status).toBe(200)
  await other.call(endCoaching, { params: { clientId: una.id } })
  expect((await assign(other)).status).toBe(200)
})
