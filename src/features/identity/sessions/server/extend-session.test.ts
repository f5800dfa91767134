import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { iso, machineNow } from '#platform/server/clock.ts'
import { ask, joinByPassword } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

const lines: string[] = []
let world: World
beforeAll(async () => {
  world = await newWorld({ logTo: (line) => lines.push(line) })
})
afterAll(() => world.close())

/** From now on, as on a disk without room. */
async function refuseUpdates(): Promise<void> {
  if (world.engine === 'sqlite')
    return void (await sql`
      create trigger "noRoom" before update on sessions begin select raise(abort, 'no room'); end`.execute(world.db))
  await sql`create function no_room() returns trigger language plpgsql as 'begin raise ''no room''; end'`.execute(
    world.db,
  )
  await sql`create trigger no_room before update on sessions for each row execute function no_room()`.execute(world.db)
}

test('where a session can’t be prolonged, what is read is answered all the same', async () => {
  const ada = await joinByPassword(world)
  const updatedAt = iso(machineNow().subtract({ hours: 25 }))
  await world.db.updateTable('sessions').set({ updatedAt }).where('userId', '=', ada.id).execute()
  await refuseUpdates()
  const { status, body } = await ask(world, '/api/auth/user', { cookie: ada.cookie })
  expect([status, body.id]).toEqual([200, ada.id])
  expect(lines.join()).toContain('a session could not be prolonged')
})
