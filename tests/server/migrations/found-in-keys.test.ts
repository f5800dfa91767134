import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPages } from '#features/founder-file/pages/pages.contract.ts'
import { isShortPage } from '#features/founder-file/pages/server/list-pages.ts'
import { joinedDays } from '#features/game/gratitude/server/gratitude-days.ts'
import type { Db } from '#platform/server/database/database.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { up } from '../../../migrations/0161-found-in-keys.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const at = '2026-03-01T12:00:00.000Z'
const page = (memberId: string, pageId: string, keptOn: string) => ({
  ...{ memberId, pageId, version: 1, answers: 3, isDone: 0, keyFigure: null, keptOn, updatedAt: at },
})
/** More than a row of an index holds, however it is packed. */
const many = Array.from({ length: 3000 }, (_, n) => `20${10 + (n % 89)}-0${1 + (n % 7)}-${10 + ((n * n) % 19)}`)

test('long and short pages are listed, each once, those of before and those written since', async () => {
  const { db, engine, services } = world
  const [ada, ben] = [await world.member(), await world.member()]
  const ids = services.worksheets.pages.map(({ id }) => id).slice(0, 6)
  const keptOn = (n: number) => (n % 2 ? ['2026-03-01'] : many)
  const rowsOf = (id: string) => ids.map((pageId, n) => page(id, pageId, JSON.stringify(keptOn(n))))
  await asBefore(db)
  await db.insertInto('filePages').values(rowsOf(ada.id)).execute()
  const isSqlite = engine === 'sqlite'
  await up(db as never, { instant: isSqlite ? 'text' : 'timestamptz', byteOrder: isSqlite ? '' : ' collate "C"' })
  await db.insertInto('filePages').values(rowsOf(ben.id)).execute()

  for (const member of [ada, ben]) {
    const listed = (await member.call(listPages)).body.pages.filter(({ state }) => state !== 'empty')
    expect(listed).toHaveLength(ids.length)
    expect(new Map(listed.map(({ id, keptOn }) => [id, keptOn]))).toEqual(new Map(ids.map((id, n) => [id, keptOn(n)])))
  }
})

test.each([
  ['gratitudeDays', sql`${joinedDays} from "gratitudeEntries" where true`, 'sqlite'],
  ['conversationsOfMember', sql`"id", "title", "deletedAt" from "conversations" where true`, 'both'],
  ['earnedOnce', sql`"kind", "subject", "earnedAt" from "earnings" where true`, 'postgres'],
  ['oncePerMemberAndResource', sql`"resourceId", "stars", "firstAt" from "downloads" where true`, 'postgres'],
  ['filePagesInKey', sql`"answers", "isDone", "keyFigure", "keptOn" from "filePages" where ${isShortPage}`, 'postgres'],
])('%s answers by itself', async (name, asked, where) => {
  const { db, engine } = world
  if (where !== 'both' && where !== engine) return
  const plan = await db.transaction().execute(async (db) => {
    // A table of the tests has few rows, which are read faster as they lie.
    for (const way of engine === 'postgres' ? ['enable_seqscan', 'enable_bitmapscan'] : [])
      await sql`set local ${sql.id(way)} = off`.execute(db)
    const explain = sql.raw(engine === 'postgres' ? 'explain' : 'explain query plan')
    return sql`${explain} select ${asked} and "memberId" = 'x'`.execute(db)
  })
  expect(JSON.stringify(plan.rows)).toMatch(
    new RegExp(engine === 'postgres' ? `Index Only Scan using .*${name}` : `COVERING INDEX ${name}`),
  )
})

/** As the keys were before. */
async function asBefore(db: Db): Promise<void> {
  const added = ['gratitudeDays', 'filePagesInKey', 'filePagesLong']
  for (const name of added) await sql`drop index if exists ${sql.id(name)}`.execute(db)
}
