import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { newId } from '../new-id.ts'
import { hotQuery } from './hot-query.ts'
import { openPostgres } from './postgres/postgres.ts'
import { openSqlite } from './sqlite/sqlite.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const entry = (actor: string) => ({ id: newId(), at: '2026-03-01T00:00:00.000Z', actor, action: 'test', subject: '' })
const countOf = async (actor: string) =>
  (await world.db.selectFrom('auditEntries').select('id').where('actor', '=', actor).execute()).length

test('of many transactions at once, each is whole: those that fail leave nothing, the others everything', async () => {
  const work = Array.from({ length: 100 }, (_, n) =>
    world.db.transaction().execute(async (tx) => {
      await tx.insertInto('auditEntries').values(entry('crowd')).execute()
      if (n % 3 === 0) throw new Error('changed my mind')
      await tx.insertInto('auditEntries').values(entry('crowd')).execute()
    }),
  )
  const results = await Promise.allSettled(work)
  const done = results.filter(({ status }) => status === 'fulfilled').length
  expect([done, await countOf('crowd')]).toEqual([66, 132])
})

test('a reader sees nothing of an open transaction', async () => {
  await world.db.transaction().execute(async (tx) => {
    await tx.insertInto('auditEntries').values(entry('open')).execute()
    expect(await countOf('open')).toBe(0)
  })
  expect(await countOf('open')).toBe(1)
})

test('a write that breaks a rule of the database fails alone', async () => {
  const twice = entry('twice')
  const work = [twice, twice, entry('twice')].map((row) => world.db.insertInto('auditEntries').values(row).execute())
  const results = await Promise.allSettled(work)
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(await countOf('twice')).toBe(2)
})

describe('a hot query', () => {
  const named = hotQuery((db, slot: (name: 'actor') => string) =>
    db.selectFrom('auditEntries').select('subject').where('actor', '=', slot('actor')),
  )
  const read = async () => (await named(world.db, { actor: 'hot' })).length

  test('sees every committed write at once, and none that is not', async () => {
    expect(await read()).toBe(0)
    await world.db.insertInto('auditEntries').values(entry('hot')).execute()
    expect(await read()).toBe(1)
    await world.db.transaction().execute(async (tx) => {
      await tx.insertInto('auditEntries').values(entry('hot')).execute()
      expect((await named(tx, { actor: 'hot' })).length).toBe(2)
      expect(await read()).toBe(1)
    })
    expect(await read()).toBe(2)
  })

  test('sees soon what another process wrote', async () => {
    const before = await read()
    const other = await openAgain(world)
    await other.db.insertInto('auditEntries').values(entry('hot')).execute()
    await other.close()
    await expect.poll(read, { timeout: 2000 }).toBe(before + 1)
  })
})

/** A second connection to the same database, as an operator's command has. */
async function openAgain({ engine, dataDir, postgresUrl }: World) {
  return engine === 'sqlite' ? openSqlite(join(dataDir, 'frontier.sqlite')) : openPostgres(postgresUrl ?? '')
}
