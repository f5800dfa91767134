import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world.ts'
import { newId } from '../new-id.ts'

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
