import { afterAll, beforeAll, expect, test } from 'vitest'
import { iso, machineNow } from '#platform/server/clock.ts'
import { withApps } from '#tests/world/two-step.ts'
import { ask, joinByPassword } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { readLastVisit } from './last-seen.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const { post, signIn, withTwoFactor, codeOf, totp } = withApps(() => world)
const daysAgo = (days: number) => iso(machineNow().subtract({ minutes: Math.round(1440 * days) }))
const setSeen = (id: string, seenAt: string | null) =>
  world.db.updateTable('users').set({ seenAt }).where('id', '=', id).execute()
const setSession = (id: string, updatedAt: string) =>
  world.db.updateTable('sessions').set({ updatedAt }).where('userId', '=', id).execute()
const wasJustHere = async (id: string) => ((await readLastVisit(world.db, id)) ?? '') > daysAgo(0.01)
const signOut = (cookie: string) => post('sign-out', {}, cookie)

test('who signs out after each visit was here all the same', async () => {
  const ada = await joinByPassword(world)
  expect((await signOut(ada.cookie)).status).toBe(200)
  expect(await wasJustHere(ada.id)).toBe(true)
  await setSeen(ada.id, daysAgo(9))
  await signOut((await signIn(ada.email)).cookie)
  expect(await wasJustHere(ada.id)).toBe(true)
})

test('so was who signs in with a code, and nobody who has the password alone', async () => {
  const ada = await withTwoFactor()
  await signOut(ada.cookie)
  await setSeen(ada.id, daysAgo(9))
  const { cookie } = await signIn(ada.email)
  expect(await wasJustHere(ada.id)).toBe(false)
  expect((await totp(cookie, await codeOf(ada.id))).status).toBe(200)
  expect(await wasJustHere(ada.id)).toBe(true)
})

test('who stays signed in is noted once a day, where the session is prolonged', async () => {
  const [ada, old] = [await joinByPassword(world), daysAgo(9)]
  await setSeen(ada.id, old)
  await setSession(ada.id, daysAgo(0.5))
  await ask(world, '/api/auth/user', { cookie: ada.cookie })
  const { seenAt } = await world.db
    .selectFrom('users')
    .select('seenAt')
    .where('id', '=', ada.id)
    .executeTakeFirstOrThrow()
  expect(seenAt).toBe(old)
  await setSession(ada.id, daysAgo(2))
  await ask(world, '/api/auth/user', { cookie: ada.cookie })
  await signOut(ada.cookie)
  expect(await wasJustHere(ada.id)).toBe(true)
})

test('an older server beside this one notes it in the session alone', async () => {
  const ada = await joinByPassword(world)
  for (const noted of [null, daysAgo(9)]) {
    await setSeen(ada.id, noted)
    expect(await wasJustHere(ada.id)).toBe(true)
  }
  await setSeen(ada.id, null)
  await signOut(ada.cookie)
  expect(await readLastVisit(world.db, ada.id)).toBeNull()
})
