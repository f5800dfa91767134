import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPostgres } from '#tests/world/installation.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test.runIf(isPostgres)(
  'a statement that loses against a migration of its tables is run again once that is done',
  async () => {
    const { db } = world
    const reads = Promise.withResolvers<unknown>()
    await db.transaction().execute(async (migrating) => {
      await sql`lock table "fileAnswers" in access exclusive mode`.execute(migrating)
      // It holds the first table and waits for the second; PostgreSQL ends whoever has waited for a second.
      reads.resolve(sql`select 1 from "filePages", "fileAnswers" limit 1`.execute(db))
      await new Promise((done) => setTimeout(done, 300))
      await sql`lock table "filePages" in access exclusive mode`.execute(migrating)
    })
    await expect(reads.promise).resolves.toMatchObject({ rows: [] })
  },
)
