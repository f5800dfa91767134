import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { up } from '../../../migrations/0152-rows-of-a-member-together.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const lessons = ['lesson-a', 'lesson-b', 'lesson-c']
const rows = (memberId: string) =>
  lessons.map((subModuleId, n) => ({
    ...{ memberId, subModuleId, completedAt: '2026-03-01T12:00:00.000Z', completedOn: '2026-03-01', programDay: n + 1 },
  }))

test('rows that were there stay, once each, go with their member, and lie by their key', async () => {
  const { db, engine } = world
  const [ada, ben] = [await world.member(), await world.member()]
  await asBefore()
  await db
    .insertInto('completions')
    .values([...rows(ben.id), ...rows(ada.id)])
    .execute()
  const isSqlite = engine === 'sqlite'
  await up(db as never, { instant: isSqlite ? 'text' : 'timestamptz', byteOrder: isSqlite ? '' : ' collate "C"' })

  const of = (id: string) =>
    db.selectFrom('completions').selectAll().where('memberId', '=', id).orderBy('subModuleId').execute()
  expect(await of(ada.id)).toEqual(rows(ada.id))
  expect(await of(ben.id)).toEqual(rows(ben.id))
  const again = db.insertInto('completions').values(rows(ada.id))
  await expect(again.execute()).rejects.toThrow(/unique/i)
  await again.onConflict((conflict) => conflict.columns(['memberId', 'subModuleId']).doNothing()).execute()
  await db.deleteFrom('users').where('id', '=', ada.id).execute()
  expect([(await of(ada.id)).length, (await of(ben.id)).length]).toEqual([0, 3])
  expect(await plan()).toMatch(isSqlite ? /USING PRIMARY KEY/ : /INCLUDE/)
})

/** As the tables were before. */
async function asBefore(): Promise<void> {
  const { db, engine } = world
  if (engine === 'postgres') return
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'table' and sql like '%without rowid'`.execute(db)
  for (const { name, sql: created } of rows) {
    const indexes = await sql<{ sql: string }>`
      select sql from sqlite_master where type = 'index' and tbl_name = ${name} and sql is not null`.execute(db)
    await sql`drop table ${sql.table(name)}`.execute(db)
    for (const text of [created.replace(/ without rowid$/, ''), ...indexes.rows.map(({ sql }) => sql)])
      await sql.raw(text).execute(db)
  }
}

/** How one member's completions are found. */
async function plan(): Promise<string> {
  const asked = sql`select * from completions where "memberId" = 'x'`
  if (world.engine === 'sqlite') return JSON.stringify((await sql`explain query plan ${asked}`.execute(world.db)).rows)
  return JSON.stringify(
    (
      await sql`
    select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'completionOnce'`.execute(world.db)
    ).rows,
  )
}
