import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { iso, machineNow } from '#platform/server/clock.ts'
import { withApps } from '#tests/world/two-step.ts'
import {
  ask,
  confirmAddress,
  emailsTo,
  joinByPassword,
  joinConfirmed,
  password,
  sessionIn,
  someone,
  tokenIn,
} from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

describe('changing the email address', () => {
  let world: World
  beforeAll(async () => {
    world = await newWorld()
  })
  afterAll(() => world.close())

  const change = (cookie: string, email: string, more: object = { password }) =>
    ask(world, '/api/settings/email', { method: 'POST', body: { email, ...more }, cookie })
  const confirm = (token: string, cookie?: string) => confirmAddress(world, token, cookie)
  const me = async (cookie: string) => (await ask(world, '/api/auth/user', { cookie })).body
  const settings = async (cookie: string) => (await ask(world, '/api/settings', { cookie })).body
  const signIn = (email: string) => ask(world, '/api/auth/sign-in/email', { method: 'POST', body: { email, password } })
  const tokenTo = async (email: string) => tokenIn((await emailsTo(world, email)).at(-1)?.text)

  test('waits for the confirmation of whoever reads the new address, and tells the old one twice', async () => {
    const ada = await joinConfirmed(world)
    const email = someone()
    const asked = await change(ada.cookie, email.toUpperCase())
    expect([asked.status, asked.body]).toEqual([200, { pending: email }])
    expect(await settings(ada.cookie)).toMatchObject({ email: ada.email, pendingEmail: email })
    const [sent] = await emailsTo(world, email)
    expect(sent?.text).not.toContain('Lovelace')

    expect((await confirm(tokenIn(sent?.text), ada.cookie)).status).toBe(200)
    expect(await settings(ada.cookie)).toMatchObject({ email, emailVerified: true, pendingEmail: null })
    expect([(await signIn(email)).status, (await signIn(ada.email)).status]).toEqual([200, 401])
    const subjects = (await emailsTo(world, ada.email)).map(({ subject }) => subject)
    expect(subjects.slice(1)).toEqual(['Your email address is about to change', 'Your email address was changed'])
  })

  test('takes a link for a day, once more without a change, and only the newest', async () => {
    const ada = await joinByPassword(world)
    const [first, second] = [someone(), someone()]
    await change(ada.cookie, first)
    const replaced = await tokenTo(first)
    await change(ada.cookie, second)
    const token = await tokenTo(second)
    expect((await confirm(replaced, ada.cookie)).body.code).toBe('identity.staleLink')
    await world.db
      .updateTable('emailChanges')
      .set({ expiresAt: iso(machineNow().subtract({ seconds: 1 })) })
      .where('memberId', '=', ada.id)
      .execute()
    expect((await confirm(token, ada.cookie)).status).toBe(400)
    expect((await settings(ada.cookie)).pendingEmail).toBeNull()
    await change(ada.cookie, second)
    const fresh = await tokenTo(second)
    const replies = await Promise.all(Array.from({ length: 6 }, () => confirm(fresh, ada.cookie)))
    // A second click, while one is signed in to the account that has the address by now.
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect((await me(ada.cookie)).email).toBe(second)
    expect(await settings(ada.cookie)).toMatchObject({ email: second, pendingEmail: null })
    expect((await confirm(fresh)).body.code).toBe('identity.signInToConfirm')
    await change(ada.cookie, first)
    expect((await confirm(fresh, ada.cookie)).status).toBe(400)
  })

  test('makes an account of another’s address for nobody: it takes the session in which it was asked for', async () => {
    const mallory = await joinByPassword(world)
    const email = someone()
    await change(mallory.cookie, email)
    const token = await tokenTo(email)
    expect((await confirm(token)).body.code).toBe('identity.signInToConfirm')
    expect((await me(mallory.cookie)).email).toBe(mallory.email)
    expect((await confirm(token, mallory.cookie)).status).toBe(200)
  })

  test('can be called off', async () => {
    const ada = await joinByPassword(world)
    const email = someone()
    await change(ada.cookie, email)
    expect((await ask(world, '/api/settings/email', { method: 'DELETE', cookie: ada.cookie })).status).toBe(200)
    expect((await confirm(await tokenTo(email), ada.cookie)).status).toBe(400)
  })

  test('to an address that has an account is answered like any other, and told to its owner only', async () => {
    const [ada, eve] = [await joinByPassword(world), await joinConfirmed(world)]
    const asked = await change(ada.cookie, eve.email)
    expect([asked.status, asked.body]).toEqual([200, { pending: eve.email }])
    expect((await settings(ada.cookie)).pendingEmail).toBe(eve.email)
    const emails = (await emailsTo(world, eve.email)).slice(1)
    expect(emails.map(({ subject }) => subject)).toEqual(['Another account asked for your email address'])
    expect(emails[0]?.text).not.toContain('verify-email')
    expect((await change(ada.cookie, ada.email)).body.message).toBe('This is already your address.')
    expect((await change(ada.cookie, 'no address')).status).toBe(400)
  })

  test('of two accounts that wait for one address gives it to the first that confirms', async () => {
    const [ada, eve] = [await joinByPassword(world), await joinByPassword(world)]
    const email = someone()
    await change(ada.cookie, email)
    const adas = await tokenTo(email)
    await change(eve.cookie, email)
    const eves = await tokenTo(email)
    const replies = await Promise.all([confirm(adas, ada.cookie), confirm(eves, eve.cookie)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('identity.addressTaken')
  })

  test('takes the password, however fresh the sign-in is', async () => {
    const ada = await joinByPassword(world)
    expect((await change(ada.cookie, someone(), {})).body.code).toBe('identity.passwordNeeded')
    await age(world, ada.id)
    expect((await change(ada.cookie, someone(), {})).body.code).toBe('identity.passwordNeeded')
    expect((await change(ada.cookie, someone(), { password: 'wrong' })).body.code).toBe('identity.wrongPassword')
    expect((await change(ada.cookie, someone(), { password })).status).toBe(200)
  })

  test('takes a code too where two-step sign-in is on', async () => {
    const { withTwoFactor, codeOf } = withApps(() => world)
    const ada = await withTwoFactor()
    const email = someone()
    const [missing, wrong] = [
      await change(ada.cookie, email),
      await change(ada.cookie, email, { password, code: '000000' }),
    ]
    expect([missing.body.code, missing.body.details]).toEqual(['identity.codeNeeded', 'code'])
    expect([wrong.status, wrong.body.code]).toEqual([400, 'identity.codeNotRight'])
    const code = await codeOf(ada.id)
    expect((await change(ada.cookie, email, { password: 'not the one', code })).body.code).toBe(
      'identity.wrongPassword',
    )
    expect((await change(ada.cookie, email, { password, code })).status).toBe(200)
    expect((await change(ada.cookie, email, { password, code })).body.code).toBe('identity.codeNotRight')
    expect((await change(ada.cookie, email, { password, code: ada.codes[0] })).status).toBe(200)
  })

  test('takes a fresh sign-in where there is no password', async () => {
    const ada = await world.member()
    expect((await change(ada.cookie ?? '', someone(), {})).status).toBe(200)
    await age(world, ada.id)
    const refused = await change(ada.cookie ?? '', someone(), {})
    expect([refused.status, refused.body.code]).toEqual([403, 'identity.signInFirst'])
  })

  test('makes worthless what was mailed to the old address before', async () => {
    const ada = await joinByPassword(world)
    await ask(world, '/api/auth/request-password-reset', { method: 'POST', body: { email: ada.email } })
    const reset = await tokenTo(ada.email)
    const email = someone()
    await change(ada.cookie, email)
    await confirm(await tokenTo(email), ada.cookie)
    const body = { token: reset, newPassword: 'a stolen password' }
    expect((await ask(world, '/api/auth/reset-password', { method: 'POST', body })).status).toBe(400)
  })

  test('is called off by a new password, which is what the old address is told to set', async () => {
    const ada = await joinByPassword(world)
    const [byReset, byChange] = [someone(), someone()]
    await change(ada.cookie, byReset)
    await ask(world, '/api/auth/request-password-reset', { method: 'POST', body: { email: ada.email } })
    const reset = { token: await tokenTo(ada.email), newPassword: password }
    expect((await ask(world, '/api/auth/reset-password', { method: 'POST', body: reset })).status).toBe(200)
    expect((await confirm(await tokenTo(byReset), sessionIn((await signIn(ada.email)).cookies))).body.code).toBe(
      'identity.staleLink',
    )

    const cookie = sessionIn((await signIn(ada.email)).cookies)
    await change(cookie, byChange)
    const changed = { currentPassword: password, newPassword: 'another password' }
    expect((await ask(world, '/api/auth/change-password', { method: 'POST', body: changed, cookie })).status).toBe(200)
    expect((await confirm(await tokenTo(byChange), cookie)).body.code).toBe('identity.staleLink')
    expect((await me(cookie)).email).toBe(ada.email)
  })
})

const age = (world: World, memberId: string) =>
  world.db
    .updateTable('sessions')
    .set({ createdAt: iso(machineNow().subtract({ minutes: 11 })) })
    .where('userId', '=', memberId)
    .execute()
