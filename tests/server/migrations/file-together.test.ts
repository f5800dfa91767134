import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { up } from '../../../migrations/0160-file-and-points-together.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const at = '2026-03-01T12:00:00.000Z'
const entry = (memberId: string, n: number) => ({
  ...{ id: `0199-${n}`, memberId, at, onDay: '2026-03-01', reason: 'sub-module.completed' as const },
  ...{ cause: `lesson-${n}`, label: 'A lesson', points: 50, xp: 50 },
})
const clustered = ['filePages', 'fileAnswers', 'fileNumbers', 'ledgerEntries']

test('rows of the file and of points stay, each once for its member, and lie by the member', async () => {
  const { db, engine } = world
  const [ada, ben] = [await world.member(), await world.member()]
  if (engine === 'sqlite') await asBefore()
  await db.deleteFrom('ledgerEntries').execute()
  await db
    .insertInto('ledgerEntries')
    .values([entry(ben.id, 1), entry(ada.id, 2), entry(ben.id, 3), entry(ada.id, 4)])
    .execute()
  const isSqlite = engine === 'sqlite'
  await up(db as never, { instant: isSqlite ? 'text' : 'timestamptz', byteOrder: isSqlite ? '' : ' collate "C"' })

  const of = (id: string) =>
    db.selectFrom('ledgerEntries').selectAll().where('memberId', '=', id).orderBy('id').execute()
  expect(await of(ada.id)).toEqual([entry(ada.id, 2), entry(ada.id, 4)])
  const again = db.insertInto('ledgerEntries').values({ ...entry(ada.id, 2), id: '0199-9' })
  await expect(again.execute()).rejects.toThrow(/unique/i)
  await db.deleteFrom('users').where('id', '=', ada.id).execute()
  expect([(await of(ada.id)).length, (await of(ben.id)).length]).toEqual([0, 2])
  if (!isSqlite) {
    const keys = await sql<{ text: string }>`
      select pg_get_constraintdef(oid) as text from pg_constraint
      where conname in ('oneEntryPerDay', 'fileNumbersOfMember')`.execute(db)
    return expect(keys.rows.map(({ text }) => /PRIMARY KEY .* INCLUDE/.test(text))).toEqual([true, true])
  }
  for (const table of clustered) {
    const plan = await sql`explain query plan select * from ${sql.table(table)} where "memberId" = 'x'`.execute(db)
    expect([table, JSON.stringify(plan.rows)]).toEqual([table, expect.stringMatching(/USING PRIMARY KEY/)])
  }
})

/** As the tables were before. */
async function asBefore(): Promise<void> {
  const { db } = world
  for (const table of clustered) {
    const { rows } = await sql<{ type: string; sql: string }>`
      select type, sql from sqlite_master where tbl_name = ${table} and sql is not null`.execute(db)
    await sql`drop table ${sql.table(table)}`.execute(db)
    for (const { sql: text } of rows)
      await sql
        .raw(
          text
            .replace(/ without rowid$/, '')
            .replace('"id" text not null, "memberId"', '"id" text primary key, "memberId"')
            .replace(', constraint "entryOfMember" primary key ("memberId", "id"))', ')'),
        )
        .execute(db)
  }
  await sql`create index "ledgerOfMember" on "ledgerEntries" ("memberId", "id")`.execute(db)
}
