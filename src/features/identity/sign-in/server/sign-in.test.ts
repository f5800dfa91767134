import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, joinByPassword, password, someone } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

describe('signing in', () => {
  let world: World
  beforeAll(async () => {
    world = await newWorld({ env: { RATE_LIMITS: 'on' } })
  })
  afterAll(() => world.close())

  const signIn = (email: string, given = password, on = world) =>
    ask(on, '/api/auth/sign-in/email', { method: 'POST', body: { email, password: given } })

  test('the right password opens a session of its own', async () => {
    const ada = await joinByPassword(world)
    const reply = await signIn(ada.email.toUpperCase())
    expect(reply.body).toEqual({ user: { id: ada.id, email: ada.email, name: 'Ada Lovelace' } })
    expect(reply.cookie).not.toBe(ada.cookie)
    expect((await ask(world, '/api/auth/user', { cookie: reply.cookie })).status).toBe(200)
  })

  test('a wrong password and an unknown email are one answer', async () => {
    const { email } = await joinByPassword(world)
    const wrong = await signIn(email, 'not the one')
    const unknown = await signIn(someone())
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(wrong.body).toEqual(unknown.body)
    expect([...wrong.cookies, ...unknown.cookies]).toEqual([])
  })

  test('nothing but email and password is looked at', async () => {
    const { email, id } = await joinByPassword(world)
    await ask(world, '/api/auth/sign-in/email', {
      method: 'POST',
      body: { email, password, role: 'coach', dayFloor: 5 },
    })
    const user = await world.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect([user.role, user.dayFloor]).toEqual(['client', 1])
  })

  test('after five wrong passwords even the right one waits, for this account and address only', async () => {
    const { email } = await joinByPassword(world)
    const other = await joinByPassword(world)
    const statuses: number[] = []
    for (let i = 0; i < 6; i += 1) statuses.push((await signIn(email, `wrong ${i}`)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    const right = await signIn(email)
    expect(right.status).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(right.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await signIn(other.email)).status).toBe(200)
  })

  test('twenty guesses at once get five answers', async () => {
    const { email } = await joinByPassword(world)
    const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => signIn(email, `guess number ${i}`)))
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  test('ten right passwords at once all open a session', async () => {
    const { email } = await joinByPassword(world)
    const replies = await Promise.all(Array.from({ length: 10 }, () => signIn(email)))
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  })

  test('the limits can be switched off in local mode', async () => {
    const open = await newWorld({ env: { RATE_LIMITS: 'off' } })
    const { email } = await joinByPassword(open)
    for (let i = 0; i < 7; i += 1) expect((await signIn(email, 'wrong one', open)).status).toBe(401)
    await open.close()
  })

  test('a foreign origin is refused', async () => {
    const { email } = await joinByPassword(world)
    const reply = await ask(world, '/api/auth/sign-in/email', {
      method: 'POST',
      body: { email, password },
      headers: { origin: 'https://evil.example' },
    })
    expect([reply.status, reply.body.code]).toEqual([403, 'request.crossSite'])
  })

  test('signing out ends the session on the server', async () => {
    const { cookie } = await joinByPassword(world)
    const reply = await ask(world, '/api/auth/sign-out', { method: 'POST', cookie })
    expect(reply.body).toEqual({ success: true })
    expect(reply.cookies[0]).toContain('Max-Age=0')
    expect((await ask(world, '/api/auth/user', { cookie })).status).toBe(401)
  })

  test('signing out without a session is no error', async () => {
    expect((await ask(world, '/api/auth/sign-out', { method: 'POST' })).status).toBe(200)
  })

  test('the library’s other paths are not there', async () => {
    const { cookie } = await joinByPassword(world)
    for (const path of ['get-session', 'update-user', 'list-sessions', 'delete-user', 'ok', 'error', 'change-email']) {
      expect((await ask(world, `/api/auth/${path}`, { cookie })).status, path).toBe(404)
      expect((await ask(world, `/api/auth/${path}`, { cookie, method: 'POST', body: {} })).status, path).toBe(404)
    }
  })
})
