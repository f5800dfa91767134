import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, join_, newSite, password, type Site } from '#tests/identity-site.ts'

describe.each(engines)('sessions on %s', (engine) => {
  let site: Site
  beforeAll(async () => {
    site = await newSite(engine)
  })
  afterAll(() => site.close())

  const me = (cookie: string) => site.call('/api/auth/user', { cookie })
  const list = (cookie: string) => site.call('/api/sessions', { cookie })
  const again = async (email: string) =>
    (await site.call('/api/auth/sign-in/email', { method: 'POST', body: { email, password } })).cookie
  const setSession = (id: string, change: { updatedAt?: string; expiresAt?: string }) =>
    site.db.updateTable('sessions').set(change).where('id', '=', id).execute()
  const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

  test('are listed newest first, without their tokens', async () => {
    const ada = await join_(site)
    const second = await again(ada.email)
    const { body, text } = await list(second)
    expect(body).toHaveLength(2)
    expect(body.map(({ current }: { current: boolean }) => current)).toEqual([true, false])
    expect(Object.keys(body[0]).sort()).toEqual(['createdAt', 'current', 'id', 'lastSeenAt', 'userAgent'])
    expect(text).not.toContain(second.split('=')[1]?.split('.')[0])
  })

  test('one of one’s own can be ended', async () => {
    const ada = await join_(site)
    const second = await again(ada.email)
    const [, first] = (await list(second)).body
    expect((await site.call(`/api/sessions/${first.id}`, { method: 'DELETE', cookie: second })).status).toBe(200)
    expect([(await me(ada.cookie)).status, (await me(second)).status]).toEqual([401, 200])
  })

  test('somebody else’s and an unknown one are 404 and stay', async () => {
    const ada = await join_(site)
    const eve = await join_(site)
    const [session] = (await list(ada.cookie)).body
    const reply = await site.call(`/api/sessions/${session.id}`, { method: 'DELETE', cookie: eve.cookie })
    expect([reply.status, reply.body.code]).toEqual([404, 'identity.sessionNotFound'])
    expect((await site.call('/api/sessions/nothing', { method: 'DELETE', cookie: eve.cookie })).status).toBe(404)
    expect((await site.call('/api/sessions/%00', { method: 'DELETE', cookie: eve.cookie })).status).toBe(404)
    expect((await me(ada.cookie)).status).toBe(200)
  })

  test('all can be ended at once, this one too', async () => {
    const ada = await join_(site)
    const second = await again(ada.email)
    const reply = await site.call('/api/sessions', { method: 'DELETE', cookie: second })
    expect(reply.cookies[0]).toContain('Max-Age=0')
    expect([(await me(ada.cookie)).status, (await me(second)).status]).toEqual([401, 401])
  })

  test('one that ran out is no session', async () => {
    const { cookie } = await join_(site)
    const [{ id }] = (await list(cookie)).body
    await setSession(id, { expiresAt: daysFromNow(-0.001) })
    expect((await me(cookie)).status).toBe(401)
  })

  test('one in use is prolonged once a day, row and cookie', async () => {
    const { cookie } = await join_(site)
    const [{ id }] = (await list(cookie)).body
    expect((await me(cookie)).cookies).toEqual([])
    await setSession(id, { updatedAt: daysFromNow(-2), expiresAt: daysFromNow(28) })
    const reply = await me(cookie)
    expect(reply.cookies[0]).toMatch(/Max-Age=2592000/)
    expect(reply.cookie).toBe(cookie)
    const row = await site.db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.expiresAt > daysFromNow(29.9)).toBe(true)
    expect((await me(cookie)).cookies).toEqual([])
  })

  test('a cookie with a bad signature is nobody', async () => {
    const { cookie } = await join_(site)
    expect((await me(cookie.replace(/(?<=\.)[^.](?=[^.]*$)/, (c) => (c === 'A' ? 'B' : 'A')))).status).toBe(401)
  })

  test('signed out, none of it can be called', async () => {
    expect((await site.call('/api/sessions')).status).toBe(401)
    expect((await site.call('/api/sessions', { method: 'DELETE' })).status).toBe(401)
    expect((await site.call('/api/sessions/x', { method: 'DELETE' })).status).toBe(401)
    expect((await site.call('/api/auth/user')).body).toEqual({ message: 'Please sign in.', code: 'request.signedOut' })
  })

  test('logging out by the address ends it and goes to the front page', async () => {
    const { cookie } = await join_(site)
    const reply = await site.call('/api/logout', { cookie })
    expect([reply.status, reply.headers.location]).toEqual([302, '/'])
    expect((await me(cookie)).status).toBe(401)
  })

  test('another site’s link does not log anybody out', async () => {
    const { cookie } = await join_(site)
    const reply = await site.call('/api/logout', { cookie, headers: { 'sec-fetch-site': 'cross-site' } })
    expect(reply.status).toBe(403)
    expect((await me(cookie)).status).toBe(200)
  })
})
