import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/server/new-id.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { up } from '../../../migrations/0305-seen-and-confirmed.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const [january, march, may] = ['2026-01-01T12:00:00.000Z', '2026-03-01T12:00:00.000Z', '2026-05-01T12:00:00.000Z']

/** Signed in now with a browser that was last used then, and once with another. */
async function seen(session: string | null, device: string | null): Promise<TestMember> {
  const member = await world.member()
  const ofMember = world.db.updateTable('sessions').where('userId', '=', member.id)
  if (session) await ofMember.set({ updatedAt: session }).execute()
  else await world.db.deleteFrom('sessions').where('userId', '=', member.id).execute()
  const known = { memberId: member.id, deviceHash: newId() }
  if (device)
    await world.db
      .insertInto('knownDevices')
      .values({ ...known, seenAt: device })
      .execute()
  return member
}

test('what is known of visits and corrections is kept', async () => {
  const { db, engine } = world
  const [ada, ben, cy, dan] = [
    await seen(march, january),
    await seen(march, may),
    await seen(null, january),
    await seen(null, null),
  ]
  const isConfirmed = { [ada.id]: 1, [ben.id]: 0, [cy.id]: 0, [dan.id]: 0 }
  for (const [id, emailVerified] of Object.entries(isConfirmed))
    await db.updateTable('users').set({ emailVerified }).where('id', '=', id).execute()
  for (const { id: memberId } of [ada, ben])
    await db
      .insertInto('sentEmails')
      .values({
        id: newId(),
        memberId,
        kind: 'address changed',
        address: 'old@members.example',
        queuedAt: may,
        tries: 1,
      })
      .execute()
  await db.schema.dropIndex('peopleSeen').execute()
  for (const column of ['seenAt', 'confirmedBefore']) await db.schema.alterTable('users').dropColumn(column).execute()
  await up(db as never, { instant: engine === 'postgres' ? 'timestamptz' : 'text', byteOrder: '' })

  const rows = await db.selectFrom('users').select(['id', 'seenAt', 'confirmedBefore']).execute()
  const of = ({ id }: TestMember) => {
    const row = rows.find((one) => one.id === id)
    return [row?.seenAt, row?.confirmedBefore]
  }
  expect([ada, ben, cy, dan].map(of)).toEqual([
    [march, 0],
    [may, 1],
    [january, 0],
    [null, 0],
  ])
})
