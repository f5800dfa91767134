import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, confirmAddress, emailsTo, joinByPassword, password } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

describe('confirming an email address', () => {
  let world: World
  beforeAll(async () => {
    world = await newWorld({ env: { RATE_LIMITS: 'on' } })
  })
  afterAll(() => world.close())

  const verify = (token: string, cookie?: string) => confirmAddress(world, token, cookie)
  const send = (cookie: string) => ask(world, '/api/auth/send-verification-email', { method: 'POST', cookie })
  const isVerified = async (id: string) =>
    (await world.db.selectFrom('users').select('emailVerified').where('id', '=', id).executeTakeFirstOrThrow())
      .emailVerified === 1
  const lastToken = async (email: string) => {
    const sent = (await emailsTo(world, email)).at(-1)
    return new URL(sent?.text.match(/http\S+/)?.[0] ?? '').searchParams.get('token') ?? ''
  }

  test('takes the token of the welcome email, and takes it again', async () => {
    const { email, id, cookie } = await joinByPassword(world)
    const token = await lastToken(email)
    expect(await isVerified(id)).toBe(false)
    expect((await verify(token, cookie)).body).toEqual({ success: true })
    expect(await isVerified(id)).toBe(true)
    expect((await verify(token)).body).toEqual({ success: true })
    expect((await ask(world, '/api/auth/user', { cookie })).headers['x-member-version']).toBe('1')
  })

  test('takes whoever is signed in to that account, and nobody else who reads the email', async () => {
    const [mallory, grace] = [await joinByPassword(world), await joinByPassword(world)]
    const token = await lastToken(mallory.email)
    for (const cookie of [undefined, grace.cookie]) {
      const refused = await verify(token, cookie)
      expect([refused.status, refused.body.code]).toEqual([403, 'identity.signInToConfirm'])
    }
    expect(await isVerified(mallory.id)).toBe(false)
    // The owner of the mailbox makes the account theirs by setting a password, which ends what the other one had.
    await ask(world, '/api/auth/request-password-reset', { method: 'POST', body: { email: mallory.email } })
    const body = { token: await lastToken(mallory.email), newPassword: 'the owner of the mailbox' }
    expect((await ask(world, '/api/auth/reset-password', { method: 'POST', body })).status).toBe(200)
    expect((await ask(world, '/api/auth/user', { cookie: mallory.cookie })).status).toBe(401)
    const again = { email: mallory.email, password }
    expect((await ask(world, '/api/auth/sign-in/email', { method: 'POST', body: again })).status).toBe(401)
    expect(await isVerified(mallory.id)).toBe(true)
  })

  test.each(['GET', 'HEAD'] as const)('a link that is only opened, by %s, confirms nothing', async (method) => {
    const { email, id, cookie } = await joinByPassword(world)
    const url = `/api/auth/verify-email?token=${encodeURIComponent(await lastToken(email))}`
    const opened = await world.app.inject({ method, url, headers: { cookie } })
    expect([opened.statusCode, opened.headers.location]).toEqual([302, url.replace('/api/auth', '')])
    expect(await isVerified(id)).toBe(false)
  })

  test('opens no session', async () => {
    const { email, cookie } = await joinByPassword(world)
    expect((await verify(await lastToken(email), cookie)).cookies).toEqual([])
  })

  test('can be asked for again, five times an hour', async () => {
    const { email, id, cookie } = await joinByPassword(world)
    const statuses: number[] = []
    for (let i = 0; i < 6; i += 1) statuses.push((await send(cookie)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const emails = await emailsTo(world, email)
    expect(emails.map(({ subject }) => subject)).toContain('Confirm your email address for Frontier 180')
    await verify(await lastToken(email), cookie)
    expect(await isVerified(id)).toBe(true)
  })

  test('once confirmed, asking again sends nothing', async () => {
    const { email, cookie } = await joinByPassword(world)
    await verify(await lastToken(email), cookie)
    expect((await send(cookie)).body).toEqual({ success: true })
    expect(await emailsTo(world, email)).toHaveLength(1)
  })

  test('signed out, asking is 401', async () => {
    expect((await send('')).status).toBe(401)
  })

  test.each(['', 'nonsense', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImFAZXhhbXBsZS5jb20ifQ.'])(
    'the token %j is stale',
    async (token) => {
      const reply = await verify(token)
      expect([reply.status, reply.body.code]).toEqual([400, 'identity.staleLink'])
    },
  )

  test('a token that somebody else signed is stale', async () => {
    const { email } = await joinByPassword(world)
    const [head, body] = (await lastToken(email)).split('.')
    expect((await verify(`${head}.${body}.AAAA`)).status).toBe(400)
  })
})
