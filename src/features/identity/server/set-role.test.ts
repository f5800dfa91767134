import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, join_, newSite, type Site } from '#tests/identity-site.ts'
import { grantCoach, takeBackCoach } from './find-people.ts'

describe.each(engines)('switching roles on %s', (engine) => {
  let site: Site
  beforeAll(async () => {
    site = await newSite(engine)
  })
  afterAll(() => site.close())

  const setRole = (cookie: string, role: unknown, on = site) =>
    on.call('/api/user/role', { method: 'POST', body: { role }, cookie })

  test('answers the user in the new role, both ways', async () => {
    const { cookie, id } = await join_(site)
    const coach = await setRole(cookie, 'coach')
    expect(coach.body).toMatchObject({ id, userRole: 'coach', membershipTier: 'starter' })
    expect(coach.headers['x-member-version']).toBe('1')
    expect((await site.call('/api/auth/user', { cookie })).body.userRole).toBe('coach')
    expect((await setRole(cookie, 'client')).body.userRole).toBe('client')
  })

  test.each(['admin', 'Coach', '', null, 5, ['coach'], { role: 'coach' }])('the word %j is 400', async (word) => {
    const { cookie } = await join_(site)
    expect((await setRole(cookie, word)).status).toBe(400)
    expect((await site.call('/api/auth/user', { cookie })).body.userRole).toBe('client')
  })

  test('signed out it is 401', async () => {
    expect((await setRole('', 'coach')).status).toBe(401)
  })

  test('nothing else travels along', async () => {
    const { cookie, id } = await join_(site)
    const body = { role: 'coach', tier: 'elite', dayFloor: 50, id: 'x', coachGrantedAt: '2026-01-01T00:00:00.000Z' }
    await site.call('/api/user/role', { method: 'POST', body, cookie })
    const user = await site.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect([user.dayFloor, user.coachGrantedAt]).toEqual([1, null])
  })

  test('where coaches are granted, it takes the operator', async () => {
    const careful = await newSite(engine, { database: site.database, env: { COACH_ACCESS: 'granted' } })
    const { cookie, email } = await join_(careful)
    const refused = await setRole(cookie, 'coach', careful)
    expect([refused.status, refused.body.code]).toEqual([403, 'identity.coachNotGranted'])

    expect(await grantCoach(careful.services, email.toUpperCase())).toBe(true)
    expect((await setRole(cookie, 'coach', careful)).body.userRole).toBe('coach')

    await takeBackCoach(careful.services, email)
    expect((await careful.call('/api/auth/user', { cookie })).body.userRole).toBe('client')
    expect((await setRole(cookie, 'coach', careful)).status).toBe(403)
    expect(await grantCoach(careful.services, 'nobody@example.com')).toBe(false)
    await careful.close()
  })
})
