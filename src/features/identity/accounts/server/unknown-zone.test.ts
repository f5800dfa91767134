import { afterAll, beforeAll, expect, test } from 'vitest'
import { setOperator } from '#features/identity/server/public.ts'
import { giveTier } from '#features/membership/server/public.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
let ada: TestMember
let owner: TestMember
/** `Intl` takes it and no day can be counted in it: a server of before stored it while this one ran beside. */
const zone = 'SystemV/AST4'
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  owner = await world.member()
  await setOperator(world.services, owner.email, true)
  ada = await world.member()
  await world.db.updateTable('users').set({ timeZone: zone }).where('id', '=', ada.id).execute()
})
afterAll(() => world.close())

const calendar = async () => new URL((await ada.send('POST', '/api/calendar', {})).json().address).pathname

test('a stored zone that isn’t known here is read as UTC', async () => {
  const person = { id: ada.id, email: ada.email, emailVerified: 1, timeZone: zone }
  await giveTier(world.services, person, { tier: 'elite', lastDay: '2026-03-05', seen: null })
  expect((await ada.send('GET', '/api/membership')).json().gift).toMatchObject({
    until: '2026-03-06T00:00:00.000Z',
    lastDay: '2026-03-05',
  })
  expect((await ada.send('GET', '/api/settings')).json().timeZone).toBe('UTC')
  const saved = await ada.send('PATCH', '/api/settings', { firstName: 'Ada', lastName: 'L', timeZone: 'UTC' })
  expect(saved.statusCode).toBe(200)
  await world.db.updateTable('users').set({ timeZone: zone }).where('id', '=', ada.id).execute()
})

test.each([
  '/api/auth/user',
  '/api/settings',
  '/api/progress',
  '/api/pace',
  '/api/membership',
  '/api/chat/status',
  '/api/gratitude',
  '/api/founder-file/numbers',
  '/api/my-coach',
])('their page is answered: %s', async (path) => {
  expect([path, (await ada.send('GET', path)).statusCode]).toEqual([path, 200])
})

test('so are their calendar, their record on the desk, and the work of the night', async () => {
  await ada.send('PATCH', '/api/pace/work-hours', { hoursPerWeek: 3, weekdays: [2, 6], startsAt: '07:30' })
  const feed = await world.stranger.send('GET', await calendar())
  expect([feed.statusCode, feed.body.includes('TZID=UTC')]).toEqual([200, true])
  for (const path of [`/api/operator/people/${ada.id}`, '/api/operator/people', '/api/operator/people?fromDay=1'])
    expect([path, (await owner.send('GET', path)).statusCode]).toEqual([path, 200])
  world.setNow('2026-03-09T09:00:00Z')
  await world.runJobs()
  const dead = await world.db.selectFrom('jobs').select('name').where('deadAt', 'is not', null).execute()
  expect(dead).toEqual([])
})
