import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, emailsTo, joinByPassword } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { grantCoach, revokeCoach } from './grant-coach.ts'

describe('switching roles', () => {
  let world: World
  beforeAll(async () => {
    world = await newWorld({ env: { RATE_LIMITS: 'on' } })
  })
  afterAll(() => world.close())

  const setRole = (cookie: string, role: unknown, on = world) =>
    ask(on, '/api/user/role', { method: 'POST', body: { role }, cookie })

  test('answers the user in the new role, both ways', async () => {
    const { cookie, id } = await joinByPassword(world)
    const coach = await setRole(cookie, 'coach')
    expect(coach.body).toMatchObject({ id, userRole: 'coach', membershipTier: 'starter' })
    expect(coach.headers['x-member-version']).toBe('1')
    expect((await ask(world, '/api/auth/user', { cookie })).body.userRole).toBe('coach')
    expect((await setRole(cookie, 'client')).body.userRole).toBe('client')
  })

  test.each(['admin', 'Coach', '', null, 5, ['coach'], { role: 'coach' }])('the word %j is 400', async (word) => {
    const { cookie } = await joinByPassword(world)
    expect((await setRole(cookie, word)).status).toBe(400)
    expect((await ask(world, '/api/auth/user', { cookie })).body.userRole).toBe('client')
  })

  test('signed out it is 401', async () => {
    expect((await setRole('', 'coach')).status).toBe(401)
  })

  test('nothing else travels along', async () => {
    const { cookie, id } = await joinByPassword(world)
    const body = { role: 'coach', tier: 'elite', dayFloor: 50, id: 'x', coachGrantedAt: '2026-01-01T00:00:00.000Z' }
    await ask(world, '/api/user/role', { method: 'POST', body, cookie })
    const user = await world.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect([user.dayFloor, user.coachGrantedAt]).toEqual([1, null])
  })

  test('where coaches are granted, it takes the operator', async () => {
    const careful = await newWorld({ env: { COACH_ACCESS: 'granted' } })
    const { cookie, email } = await careful.member()
    const refused = await setRole(cookie ?? '', 'coach', careful)
    expect([refused.status, refused.body.code]).toEqual([403, 'identity.coachNotGranted'])

    expect(await grantCoach(careful.services, email.toUpperCase())).toBe('granted')
    expect((await ask(careful, '/api/auth/user', { cookie })).body.coachGranted).toBe(true)
    expect((await setRole(cookie ?? '', 'coach', careful)).body.userRole).toBe('coach')

    // Once more tells no one a second time.
    expect(await grantCoach(careful.services, email)).toBe('was granted')
    expect((await emailsTo(careful, email)).map(({ subject }) => subject)).toEqual([
      'You can coach at Frontier 180 now',
    ])

    await revokeCoach(careful.services, email)
    expect((await ask(careful, '/api/auth/user', { cookie })).body.userRole).toBe('client')
    expect((await setRole(cookie ?? '', 'coach', careful)).status).toBe(403)
    expect(await grantCoach(careful.services, 'nobody@example.com')).toBe('no member')
    await careful.close()
  })
})
