import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, joinByPassword, password, someone } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test.each([
  'A\u202eBcc',
  'A\u2028Bcc: x',
  'A\u2066b',
  'https://evil.example Click now',
  'See www.evil.test',
  'evil.com',
  'evil.example/win',
])('a name that misleads in the subject of an email is refused: %j', async (firstName) => {
  const reply = await ask(world, '/api/auth/sign-up/email', {
    method: 'POST',
    body: { email: someone(), password, firstName },
  })
  expect([reply.status, reply.body.details]).toEqual([400, 'firstName'])
})

test.each(['J.R. Ng', 'Zoë d’Arc-St.John', 'نیل\u200cوفر', '李 小龍', 'Dr. Co'])('%s is a name', async (firstName) => {
  const reply = await ask(world, '/api/auth/sign-up/email', {
    method: 'POST',
    body: { email: someone(), password, firstName },
  })
  expect(reply.status).toBe(200)
})

test('a time zone is kept by its one spelling', async () => {
  const { id } = await joinByPassword(world, undefined, { timeZone: 'eUROPE/bERLIN' })
  const user = await world.db.selectFrom('users').select('timeZone').where('id', '=', id).executeTakeFirstOrThrow()
  expect(user.timeZone).toBe('Europe/Berlin')
})

test('zones that were kept as they were typed are spelled right by the migration', async () => {
  const { id } = await joinByPassword(world)
  await world.db.updateTable('users').set({ timeZone: 'aMERICA/nEW_yORK' }).where('id', '=', id).execute()
  const { up } = await import('../../../../../migrations/0055-canonical-zones.ts')
  // A migration is written for whatever the tables are when it runs.
  await up(world.db as never)
  const user = await world.db.selectFrom('users').select('timeZone').where('id', '=', id).executeTakeFirstOrThrow()
  expect(user.timeZone).toBe('America/New_York')
})
