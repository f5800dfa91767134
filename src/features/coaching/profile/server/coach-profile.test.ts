import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import * as profile from '../profile.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const written = { bio: 'Twenty years of shops.', experienceYears: 20, specializations: ['Pricing'], certifications: [] }

test('a profile is unwritten at first, published by saving, and shows nothing of the clients', async () => {
  const coach = await world.member({ role: 'coach', firstName: 'Cora' })
  const published = () => world.stranger.call(profile.getPublishedCoach, { params: { id: coach.id } })
  expect((await coach.call(profile.getCoachProfile)).body).toMatchObject({
    bio: '',
    experienceYears: 1,
    isActive: 'true',
    createdAt: null,
  })
  expect([(await published()).status, (await published()).body.code]).toEqual([404, 'coaching.coachNotFound'])
  expect((await coach.call(profile.saveCoachProfile, { body: written })).body).toMatchObject(written)
  expect((await published()).body).toMatchObject({ ...written, firstName: 'Cora', isActive: 'true' })
  expect(Object.keys((await published()).body)).not.toContain('totalClients')
  expect(JSON.stringify((await published()).body)).not.toContain(coach.email)
  await coach.call(profile.saveCoachProfile, { body: { ...written, isActive: 'false' } })
  expect((await published()).body.isActive).toBe('false')
})

test.each([
  ['years below 0', { experienceYears: -1 }],
  ['years above 50', { experienceYears: 51 }],
  ['half a year', { experienceYears: 0.5 }],
  ['an empty entry', { specializations: ['  '] }],
  ['an entry twice', { certifications: ['PCC', ' pcc'] }],
  ['too many entries', { certifications: Array.from({ length: 31 }, (_, n) => `c${n}`) }],
  ['too long a bio', { bio: 'x'.repeat(2001) }],
])('a profile with %s is refused', async (_, change) => {
  const coach = await world.member({ role: 'coach' })
  expect((await coach.call(profile.saveCoachProfile, { body: { ...written, ...change } })).status).toBe(400)
})

test('where coaches are granted, the page of one whose grant was taken back is gone', async () => {
  const careful = await newWorld({ env: { COACH_ACCESS: 'granted' } })
  const coach = await careful.member({ role: 'coach' })
  await coach.call(profile.saveCoachProfile, { body: written })
  const status = async () =>
    (await careful.stranger.call(profile.getPublishedCoach, { params: { id: coach.id } })).status
  expect(await status()).toBe(404)
  await careful.db
    .updateTable('users')
    .set({ coachGrantedAt: '2026-01-01T00:00:00.000Z' })
    .where('id', '=', coach.id)
    .execute()
  expect(await status()).toBe(200)
  await careful.close()
})
