import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, join_, newSite, password, type Site, someone } from '#tests/identity-site.ts'
import { makeResetLink } from './find-people.ts'

describe.each(engines)('passwords on %s', (engine) => {
  let site: Site
  beforeAll(async () => {
    site = await newSite(engine)
  })
  afterAll(() => site.close())

  const post = (path: string, body: unknown, cookie?: string) =>
    site.call(`/api/auth/${path}`, { method: 'POST', body, cookie })
  const signIn = async (email: string, given: string) =>
    (await post('sign-in/email', { email, password: given })).status
  const resetLetters = async (email: string) =>
    (await site.letters(email)).filter(({ subject }) => subject.startsWith('Set a new'))
  const tokenIn = (text = '') => new URL(text.match(/http\S+/)?.[0] ?? '').searchParams.get('token') ?? ''

  test('a mailed link sets a new one once and ends every session', async () => {
    const ada = await join_(site)
    expect((await post('request-password-reset', { email: ada.email.toUpperCase() })).body).toEqual({ success: true })
    const [letter] = await resetLetters(ada.email)
    expect(letter?.text).toContain('http://localhost:3000/reset-password?token=')
    const token = tokenIn(letter?.text)

    expect((await post('reset-password', { token, newPassword: 'another horse' })).body).toEqual({ success: true })
    expect((await site.call('/api/auth/user', { cookie: ada.cookie })).status).toBe(401)
    expect([await signIn(ada.email, password), await signIn(ada.email, 'another horse')]).toEqual([401, 200])
    const replay = await post('reset-password', { token, newPassword: 'third horse' })
    expect([replay.status, replay.body.code]).toEqual([400, 'identity.staleLink'])
  })

  test('a link used twice at once counts once', async () => {
    const ada = await join_(site)
    await post('request-password-reset', { email: ada.email })
    const token = tokenIn((await resetLetters(ada.email))[0]?.text)
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, i) => post('reset-password', { token, newPassword: `new horse ${i}` })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  })

  test('the token is not to be found in the database', async () => {
    const ada = await join_(site)
    await post('request-password-reset', { email: ada.email })
    const token = tokenIn((await resetLetters(ada.email))[0]?.text)
    // The table is the library's own; no slice declares it.
    const rows = await (
      site.db as never as { selectFrom: (t: string) => { selectAll: () => { execute: () => Promise<unknown> } } }
    )
      .selectFrom('verifications')
      .selectAll()
      .execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('an hour later the link is stale', async () => {
    const ada = await join_(site)
    const token = tokenIn(await makeResetLink(site.services, ada.email))
    const past = new Date(Date.now() - 1000).toISOString()
    await (
      site.db as never as { updateTable: (t: string) => { set: (v: object) => { execute: () => Promise<unknown> } } }
    )
      .updateTable('verifications')
      .set({ expiresAt: past })
      .execute()
    expect((await post('reset-password', { token, newPassword: 'another horse' })).body.code).toBe('identity.staleLink')
  })

  test('asking for somebody unknown answers the same and writes to nobody', async () => {
    const email = someone()
    expect((await post('request-password-reset', { email })).body).toEqual({ success: true })
    expect(await site.letters(email)).toEqual([])
  })

  test.each(['', 'nonsense', '\u0000', '../..', 'x'.repeat(512)])('the token %j is stale', async (token) => {
    const reply = await post('reset-password', { token, newPassword: 'another horse' })
    expect([reply.status, reply.body.code]).toEqual([400, 'identity.staleLink'])
  })

  test('a new one is held to the same length', async () => {
    expect((await post('reset-password', { token: 'abc', newPassword: 'short' })).body.details.field).toBe(
      'newPassword',
    )
  })

  test('five letters an hour go to one mailbox, the sixth is 429', async () => {
    const { email } = await join_(site)
    const statuses: number[] = []
    for (let i = 0; i < 6; i += 1) statuses.push((await post('request-password-reset', { email })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await resetLetters(email)).toHaveLength(5)
  })

  test('changing it takes the current one and ends the other sessions', async () => {
    const ada = await join_(site)
    const other = (await post('sign-in/email', { email: ada.email, password })).cookie
    const wrong = await post(
      'change-password',
      { currentPassword: 'nope nope', newPassword: 'another horse' },
      ada.cookie,
    )
    expect([wrong.status, wrong.body.code]).toEqual([400, 'identity.wrongPassword'])
    const reply = await post('change-password', { currentPassword: password, newPassword: 'another horse' }, ada.cookie)
    expect(reply.body).toEqual({ success: true })
    expect((await site.call('/api/auth/user', { cookie: ada.cookie })).status).toBe(200)
    expect((await site.call('/api/auth/user', { cookie: other })).status).toBe(401)
    expect([await signIn(ada.email, password), await signIn(ada.email, 'another horse')]).toEqual([401, 200])
  })

  test('guessing the current one is limited like signing in', async () => {
    const { cookie } = await join_(site)
    const statuses: number[] = []
    for (let i = 0; i < 6; i += 1) {
      const body = { currentPassword: `guess ${i}`, newPassword: 'another horse' }
      statuses.push((await post('change-password', body, cookie)).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })

  test('changing it signed out is 401', async () => {
    expect((await post('change-password', { currentPassword: 'x', newPassword: 'another horse' })).status).toBe(401)
  })

  test('the operator makes a link for who lost the mailbox too', async () => {
    const { email } = await join_(site)
    const token = tokenIn(await makeResetLink(site.services, email.toUpperCase()))
    expect((await post('reset-password', { token, newPassword: 'another horse' })).status).toBe(200)
    expect(await makeResetLink(site.services, someone())).toBeUndefined()
  })

  test('where passwords are switched off, all of it is 404', async () => {
    const closed = await newSite(engine, {
      database: site.database,
      env: {
        PASSWORD_SIGN_IN: 'off',
        OIDC_ISSUER: 'http://127.0.0.1:9/',
        OIDC_CLIENT_ID: 'c',
        OIDC_CLIENT_SECRET: 'a-client-secret-of-some-length',
      },
    })
    const { cookie } = await join_(site)
    const calls: [string, unknown][] = [
      ['sign-in/email', { email: 'a@example.com', password }],
      ['request-password-reset', { email: 'a@example.com' }],
      ['reset-password', { token: 'abc', newPassword: password }],
      ['change-password', { currentPassword: password, newPassword: password }],
    ]
    for (const [path, body] of calls) {
      const reply = await closed.call(`/api/auth/${path}`, { method: 'POST', body, cookie })
      expect([path, reply.status, reply.body.code]).toEqual([path, 404, 'identity.passwordsOff'])
    }
    await closed.close()
  })
})
