import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { iso, machineNow } from '#platform/server/clock.ts'
import { enqueue } from '#platform/server/jobs/job.ts'
import { ask, joinByPassword, password } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { deleteExpiredJob } from '../../server/delete-expired.ts'

describe('sessions', () => {
  let world: World
  beforeAll(async () => {
    world = await newWorld({ env: { RATE_LIMITS: 'on' } })
  })
  afterAll(() => world.close())

  const me = (cookie: string) => ask(world, '/api/auth/user', { cookie })
  const list = (cookie: string) => ask(world, '/api/sessions', { cookie })
  const again = async (email: string) =>
    (await ask(world, '/api/auth/sign-in/email', { method: 'POST', body: { email, password } })).cookie
  const setSession = (id: string, change: { updatedAt?: string; expiresAt?: string }) =>
    world.db.updateTable('sessions').set(change).where('id', '=', id).execute()
  const daysFromNow = (days: number) => iso(machineNow().add({ minutes: Math.round(days * 1440) }))

  test('are listed newest first, without their tokens', async () => {
    const ada = await joinByPassword(world)
    const second = await again(ada.email)
    const { body, text } = await list(second)
    expect(body).toHaveLength(2)
    expect(body.map(({ current }: { current: boolean }) => current)).toEqual([true, false])
    expect(Object.keys(body[0]).sort()).toEqual(['createdAt', 'current', 'id', 'lastSeenAt', 'userAgent'])
    expect(text).not.toContain(second.split('=')[1]?.split('.')[0])
  })

  test('one of one’s own can be ended', async () => {
    const ada = await joinByPassword(world)
    const second = await again(ada.email)
    const [, first] = (await list(second)).body
    expect((await ask(world, `/api/sessions/${first.id}`, { method: 'DELETE', cookie: second })).status).toBe(200)
    expect([(await me(ada.cookie)).status, (await me(second)).status]).toEqual([401, 200])
  })

  test('somebody else’s and an unknown one are 404 and stay', async () => {
    const ada = await joinByPassword(world)
    const eve = await joinByPassword(world)
    const [session] = (await list(ada.cookie)).body
    const reply = await ask(world, `/api/sessions/${session.id}`, { method: 'DELETE', cookie: eve.cookie })
    expect([reply.status, reply.body.code]).toEqual([404, 'identity.sessionNotFound'])
    expect((await ask(world, '/api/sessions/nothing', { method: 'DELETE', cookie: eve.cookie })).status).toBe(404)
    expect((await ask(world, '/api/sessions/%00', { method: 'DELETE', cookie: eve.cookie })).status).toBe(404)
    expect((await me(ada.cookie)).status).toBe(200)
  })

  test('all can be ended at once, this one too', async () => {
    const ada = await joinByPassword(world)
    const second = await again(ada.email)
    const reply = await ask(world, '/api/sessions', { method: 'DELETE', cookie: second })
    expect(reply.cookies[0]).toContain('Max-Age=0')
    expect([(await me(ada.cookie)).status, (await me(second)).status]).toEqual([401, 401])
  })

  test('one that ran out is no session', async () => {
    const { cookie } = await joinByPassword(world)
    const [{ id }] = (await list(cookie)).body
    await setSession(id, { expiresAt: daysFromNow(-0.01) })
    expect((await me(cookie)).status).toBe(401)
  })

  test('those that ran out are swept, though their owner never comes again, and so is all else that ran out', async () => {
    const ada = await joinByPassword(world)
    const [{ id }] = (await list(ada.cookie)).body
    await again(ada.email)
    await setSession(id, { expiresAt: daysFromNow(-1) })
    await world.db
      .updateTable('knownDevices')
      .set({ seenAt: daysFromNow(-401) })
      .where('memberId', '=', ada.id)
      .execute()
    await world.db
      .insertInto('attempts')
      .values({ key: 'an old window', count: 3, windowEndsAt: daysFromNow(-1) })
      .execute()
    await enqueue(world.services, deleteExpiredJob, null)
    await world.runJobs()
    const rows = await world.db.selectFrom('sessions').select('id').where('userId', '=', ada.id).execute()
    expect([rows.length, rows.some((row) => row.id === id)]).toEqual([1, false])
    const devices = await world.db.selectFrom('knownDevices').select('seenAt').where('memberId', '=', ada.id).execute()
    expect(devices).toEqual([])
    expect(await world.db.selectFrom('attempts').select('key').where('key', '=', 'an old window').execute()).toEqual([])
  })

  test('one in use is prolonged once a day, row and cookie', async () => {
    const { cookie } = await joinByPassword(world)
    const [{ id }] = (await list(cookie)).body
    expect((await me(cookie)).cookies).toEqual([])
    await setSession(id, { updatedAt: daysFromNow(-2), expiresAt: daysFromNow(28) })
    const reply = await me(cookie)
    expect(reply.cookies[0]).toMatch(/Max-Age=2592000/)
    expect(reply.cookie).toBe(cookie)
    const row = await world.db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.expiresAt > daysFromNow(29.9)).toBe(true)
    expect((await me(cookie)).cookies).toEqual([])
  })

  test('a cookie with a bad signature is nobody', async () => {
    const { cookie } = await joinByPassword(world)
    expect((await me(cookie.replace(/(?<=\.)[^.](?=[^.]*$)/, (c) => (c === 'A' ? 'B' : 'A')))).status).toBe(401)
  })

  test('signed out, none of it can be called', async () => {
    expect((await ask(world, '/api/sessions')).status).toBe(401)
    expect((await ask(world, '/api/sessions', { method: 'DELETE' })).status).toBe(401)
    expect((await ask(world, '/api/sessions/x', { method: 'DELETE' })).status).toBe(401)
    expect((await ask(world, '/api/auth/user')).body).toEqual({ message: 'Please sign in.', code: 'request.signedOut' })
  })

  test('logging out by the address ends it and goes to the front page', async () => {
    const { cookie } = await joinByPassword(world)
    const reply = await ask(world, '/api/logout', { cookie })
    expect([reply.status, reply.headers.location]).toEqual([302, '/'])
    expect((await me(cookie)).status).toBe(401)
  })

  test.each(['cross-site', 'same-site'])('a %s link does not log anybody out', async (from) => {
    const { cookie } = await joinByPassword(world)
    const reply = await ask(world, '/api/logout', { cookie, headers: { 'sec-fetch-site': from } })
    expect(reply.status).toBe(403)
    expect((await me(cookie)).status).toBe(200)
  })
})
