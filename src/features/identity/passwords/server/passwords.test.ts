import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { iso, machineNow } from '#platform/server/clock.ts'
import { newId } from '#platform/server/new-id.ts'
import { ask, emailsTo, joinByPassword, password, someone, tokenIn, withoutPasswords } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { createResetLink } from './create-reset-link.ts'

describe('passwords', () => {
  let world: World
  beforeAll(async () => {
    world = await newWorld({ env: { RATE_LIMITS: 'on' } })
  })
  afterAll(() => world.close())

  const post = (path: string, body: unknown, cookie?: string) =>
    ask(world, `/api/auth/${path}`, { method: 'POST', body, cookie })
  const signIn = async (email: string, given: string) =>
    (await post('sign-in/email', { email, password: given })).status
  const resetEmails = async (email: string) =>
    (await emailsTo(world, email)).filter(({ subject }) => subject.startsWith('Set a new'))

  test('a mailed link sets a new one once and ends every session', async () => {
    const ada = await joinByPassword(world)
    expect((await post('request-password-reset', { email: ada.email.toUpperCase() })).body).toEqual({ success: true })
    const [sent] = await resetEmails(ada.email)
    expect(sent?.text).toContain('http://localhost:3000/reset-password?token=')
    const token = tokenIn(sent?.text)

    expect((await post('reset-password', { token, newPassword: 'another horse' })).body).toMatchObject({
      success: true,
    })
    expect((await ask(world, '/api/auth/user', { cookie: ada.cookie })).status).toBe(401)
    expect([await signIn(ada.email, password), await signIn(ada.email, 'another horse')]).toEqual([401, 200])
    const replay = await post('reset-password', { token, newPassword: 'third horse' })
    expect([replay.status, replay.body.code]).toEqual([400, 'identity.staleLink'])
  })

  test('a mailed link confirms the address; one that an operator handed over doesn’t', async () => {
    const isConfirmed = async (id: string) =>
      world.db.selectFrom('users').select('emailVerified').where('id', '=', id).executeTakeFirstOrThrow()
    const ada = await joinByPassword(world)
    const made = tokenIn(await createResetLink(world.services, ada.email))
    expect((await post('reset-password', { token: made, newPassword: 'another horse' })).status).toBe(200)
    expect(await isConfirmed(ada.id)).toEqual({ emailVerified: 0 })
    // Nor does one with a signature that was made up.
    const forged = `${tokenIn(await createResetLink(world.services, ada.email))}.${'A'.repeat(43)}`
    expect((await post('reset-password', { token: forged, newPassword: 'another horse' })).status).toBe(200)
    expect(await isConfirmed(ada.id)).toEqual({ emailVerified: 0 })
    await post('request-password-reset', { email: ada.email })
    const token = tokenIn((await resetEmails(ada.email))[0]?.text)
    const reply = await post('reset-password', { token, newPassword: 'another horse' })
    expect(reply.body).toEqual({ success: true, isNew: false })
    expect(await isConfirmed(ada.id)).toEqual({ emailVerified: 1 })
  })

  test('a link used twice at once counts once', async () => {
    const ada = await joinByPassword(world)
    await post('request-password-reset', { email: ada.email })
    const token = tokenIn((await resetEmails(ada.email))[0]?.text)
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, i) => post('reset-password', { token, newPassword: `new horse ${i}` })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  })

  test.each([
    ['takes the provider away that somebody connected before the address was ever confirmed', 0, []],
    ['leaves the provider of a confirmed address connected', 1, ['oidc']],
  ])('a mailed link %s', async (_, emailVerified, left) => {
    const ada = await joinByPassword(world)
    const at = iso(machineNow())
    await world.db
      .insertInto('accounts')
      .values({
        id: newId(),
        accountId: ada.id,
        providerId: 'oidc',
        userId: ada.id,
        password: null,
        createdAt: at,
        updatedAt: at,
      })
      .execute()
    await world.db.updateTable('users').set({ emailVerified }).where('id', '=', ada.id).execute()
    const token = tokenIn(await createResetLink(world.services, ada.email))
    expect((await post('reset-password', { token, newPassword: 'another horse' })).status).toBe(200)
    const accounts = await world.db.selectFrom('accounts').select('providerId').where('userId', '=', ada.id).execute()
    expect(accounts.map(({ providerId }) => providerId).filter((id) => id !== 'credential')).toEqual(left)
  })

  test('the token is not to be found in the database', async () => {
    const ada = await joinByPassword(world)
    await post('request-password-reset', { email: ada.email })
    const token = tokenIn((await resetEmails(ada.email))[0]?.text)
    const rows = await world.db.selectFrom('verifications').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('an hour later the link is stale', async () => {
    const ada = await joinByPassword(world)
    const token = tokenIn(await createResetLink(world.services, ada.email))
    await world.db
      .updateTable('verifications')
      .set({ expiresAt: iso(machineNow()) })
      .execute()
    expect((await post('reset-password', { token, newPassword: 'another horse' })).body.code).toBe('identity.staleLink')
  })

  test('asking for somebody unknown answers the same and writes to nobody', async () => {
    const email = someone()
    expect((await post('request-password-reset', { email })).body).toEqual({ success: true })
    expect(await emailsTo(world, email)).toEqual([])
  })

  test.each(['', 'nonsense', '../..', 'x'.repeat(512)])('the token %j is stale', async (token) => {
    const reply = await post('reset-password', { token, newPassword: 'another horse' })
    expect([reply.status, reply.body.code]).toEqual([400, 'identity.staleLink'])
  })

  test('a new one is held to the same length', async () => {
    expect((await post('reset-password', { token: 'abc', newPassword: 'short' })).body.details).toBe('newPassword')
  })

  test('five emails an hour go to one mailbox, the sixth is 429', async () => {
    const { email } = await joinByPassword(world)
    const statuses: number[] = []
    for (let i = 0; i < 6; i += 1) statuses.push((await post('request-password-reset', { email })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await resetEmails(email)).toHaveLength(5)
  })

  test('changing it takes the current one and ends the other sessions', async () => {
    const ada = await joinByPassword(world)
    const other = (await post('sign-in/email', { email: ada.email, password })).cookie
    const wrong = await post(
      'change-password',
      { currentPassword: 'nope nope', newPassword: 'another horse' },
      ada.cookie,
    )
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      { code: 'identity.wrongPassword', details: 'currentPassword' },
    ])
    const reply = await post('change-password', { currentPassword: password, newPassword: 'another horse' }, ada.cookie)
    expect(reply.body).toEqual({ success: true })
    expect((await ask(world, '/api/auth/user', { cookie: ada.cookie })).status).toBe(200)
    expect((await ask(world, '/api/auth/user', { cookie: other })).status).toBe(401)
    expect([await signIn(ada.email, password), await signIn(ada.email, 'another horse')]).toEqual([401, 200])
  })

  test('guessing the current one is limited like signing in', async () => {
    const { cookie } = await joinByPassword(world)
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
    const { email } = await joinByPassword(world)
    const token = tokenIn(await createResetLink(world.services, email.toUpperCase()))
    expect((await post('reset-password', { token, newPassword: 'another horse' })).status).toBe(200)
    expect(await createResetLink(world.services, someone())).toBeUndefined()
  })

  test('where passwords are switched off, all of it is 404', async () => {
    const closed = await newWorld({ env: withoutPasswords })
    const { cookie } = await closed.member()
    const calls: [string, unknown][] = [
      ['sign-in/email', { email: 'a@example.com', password }],
      ['request-password-reset', { email: 'a@example.com' }],
      ['reset-password', { token: 'abc', newPassword: password }],
      ['change-password', { currentPassword: password, newPassword: password }],
    ]
    for (const [path, body] of calls) {
      const reply = await ask(closed, `/api/auth/${path}`, { method: 'POST', body, cookie })
      expect([path, reply.status, reply.body.code]).toEqual([path, 404, 'identity.passwordsOff'])
    }
    await closed.close()
  })
})
