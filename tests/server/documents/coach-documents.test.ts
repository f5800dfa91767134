import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { saveCoachProfile } from '#features/coaching/profile/profile.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
let coach: TestMember
let other: TestMember
let ada: TestMember
beforeAll(async () => {
  world = await newWorld()
  coach = await world.member({ role: 'coach' })
  other = await world.member({ role: 'coach' })
  ada = await world.member()
  await coach.call(assignClient, { body: { clientId: ada.id } })
  await coach.call(saveCoachProfile, {
    body: { bio: 'Shops.', experienceYears: 3, specializations: [], certifications: [] },
  })
})
afterAll(() => world.close())

const status = async (who: Pick<TestMember, 'send'>, path: string) => (await who.send('GET', path)).statusCode

test('a client’s page is there for their coach alone', async () => {
  const path = `/coach/clients/${ada.id}`
  expect([await status(coach, path), await status(other, path), await status(ada, path)]).toEqual([200, 404, 404])
  expect(await status(world.stranger, path)).toBe(404)
})

test('a published coach has a page for everybody, an unpublished one for nobody', async () => {
  for (const who of [world.stranger, ada, other]) {
    expect(await status(who, `/coaches/${coach.id}`)).toBe(200)
    expect(await status(who, `/coaches/${other.id}`)).toBe(404)
  }
})

test.each([
  '/coach/dashboard',
  '/coach/clients',
  '/coach/clients/assign',
  '/coach/milestones',
  '/coach/milestones/create',
  '/coach/achievements',
  '/coach/analytics',
  '/coach/profile',
])('%s is there in Coach Mode alone', async (path) => {
  expect([await status(coach, path), await status(ada, path), await status(world.stranger, path)]).toEqual([
    200, 404, 404,
  ])
})

test.each(['/coaching', '/messages'])('%s is there for clients alone', async (path) => {
  expect([await status(ada, path), await status(coach, path), await status(world.stranger, path)]).toEqual([
    200, 404, 404,
  ])
})
