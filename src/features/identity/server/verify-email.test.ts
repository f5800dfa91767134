import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, join_, newSite, type Site } from '#tests/identity-site.ts'

describe.each(engines)('confirming an e-mail address on %s', (engine) => {
  let site: Site
  beforeAll(async () => {
    site = await newSite(engine)
  })
  afterAll(() => site.close())

  const verify = (token: string) => site.call(`/api/auth/verify-email?token=${encodeURIComponent(token)}`)
  const send = (cookie: string) => site.call('/api/auth/send-verification-email', { method: 'POST', cookie })
  const isVerified = async (id: string) =>
    (await site.db.selectFrom('users').select('emailVerified').where('id', '=', id).executeTakeFirstOrThrow())
      .emailVerified === 1
  const lastToken = async (email: string) => {
    const letter = (await site.letters(email)).at(-1)
    return new URL(letter?.text.match(/http\S+/)?.[0] ?? '').searchParams.get('token') ?? ''
  }

  test('takes the token of the welcome letter, and takes it again', async () => {
    const { email, id, cookie } = await join_(site)
    const token = await lastToken(email)
    expect(await isVerified(id)).toBe(false)
    expect((await verify(token)).body).toEqual({ success: true })
    expect(await isVerified(id)).toBe(true)
    expect((await verify(token)).body).toEqual({ success: true })
    expect((await site.call('/api/auth/user', { cookie })).headers['x-member-version']).toBe('1')
  })

  test('opens no session', async () => {
    const { email } = await join_(site)
    expect((await verify(await lastToken(email))).cookies).toEqual([])
  })

  test('can be asked for again, five times an hour', async () => {
    const { email, id, cookie } = await join_(site)
    const statuses: number[] = []
    for (let i = 0; i < 6; i += 1) statuses.push((await send(cookie)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const letters = await site.letters(email)
    expect(letters.map(({ subject }) => subject)).toContain('Confirm your e-mail address for Frontier 180')
    await verify(await lastToken(email))
    expect(await isVerified(id)).toBe(true)
  })

  test('once confirmed, asking again sends nothing', async () => {
    const { email, cookie } = await join_(site)
    await verify(await lastToken(email))
    expect((await send(cookie)).body).toEqual({ success: true })
    expect(await site.letters(email)).toHaveLength(1)
  })

  test('signed out, asking is 401', async () => {
    expect((await send('')).status).toBe(401)
  })

  test.each(['', 'nonsense', 'a.b.c', '\u0000', 'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImFAZXhhbXBsZS5jb20ifQ.'])(
    'the token %j is stale',
    async (token) => {
      const reply = await verify(token)
      expect([reply.status, reply.body.code]).toEqual([400, 'identity.staleLink'])
    },
  )

  test('a token that somebody else signed is stale', async () => {
    const { email } = await join_(site)
    const [head, body] = (await lastToken(email)).split('.')
    expect((await verify(`${head}.${body}.AAAA`)).status).toBe(400)
  })
})
