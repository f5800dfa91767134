import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { iso, machineNow } from '#platform/server/clock.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { withApps } from '#tests/world/two-step.ts'
import { ask, emailsTo, joinByPassword, password, sessionIn } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { hashPassword } from '../../passwords/server/hash-password.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const { post, totp, codeOf, signIn, recover, me, settings, withTwoFactor } = withApps(() => world)

describe('signing in in two steps', () => {
  onOneEngine('gives no session for the password alone', async () => {
    const ada = await withTwoFactor()
    const held = await signIn(ada.email)
    expect([held.status, held.body]).toEqual([200, { twoFactorRedirect: true }])
    expect(held.cookies.some((cookie) => cookie.includes('session_token'))).toBe(false)
    expect((await me(held.cookie)).status).toBe(401)
    const sessions = await world.db.selectFrom('sessions').select('id').where('userId', '=', ada.id).execute()
    expect(sessions).toHaveLength(1)

    const entered = await totp(held.cookie, await codeOf(ada.id))
    expect(entered.body).toEqual({ user: { id: ada.id, email: ada.email, name: 'Ada Lovelace' } })
    expect((await me(entered.cookie)).body.id).toBe(ada.id)
    expect(entered.text).not.toContain(sessionIn(entered.cookies).split('=')[1]?.split('.')[0])
  })

  onOneEngine('takes a code once, and none older than one that was taken', async () => {
    const ada = await withTwoFactor()
    const code = await codeOf(ada.id)
    expect((await totp((await signIn(ada.email)).cookie, code)).status).toBe(200)
    const second = await signIn(ada.email)
    expect((await totp(second.cookie, code)).body.code).toBe('identity.wrongCode')
    expect((await totp(second.cookie, await codeOf(ada.id, -1))).status).toBe(401)
    expect((await totp(second.cookie, await codeOf(ada.id, 1))).status).toBe(200)
  })

  test('takes a code once when twenty try it at once, each with a sign-in of their own', async () => {
    const ada = await withTwoFactor()
    const code = await codeOf(ada.id)
    const helds = []
    for (let count = 0; count < 20; count++) helds.push(await signIn(ada.email))
    const replies = await Promise.all(helds.map(({ cookie }) => totp(cookie, code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  onOneEngine('takes five tries, then the password is asked for again', async () => {
    const ada = await withTwoFactor()
    const held = await signIn(ada.email)
    for (let count = 0; count < 5; count++)
      expect((await totp(held.cookie, '000000')).body.code).toBe('identity.wrongCode')
    expect((await totp(held.cookie, await codeOf(ada.id))).body.code).toBe('identity.signInExpired')
    expect((await recover(held.cookie, ada.codes[0] ?? '')).body.code).toBe('identity.signInExpired')
  })

  test('takes five tries when fifty come at once', async () => {
    const ada = await withTwoFactor()
    const held = await signIn(ada.email)
    const replies = await Promise.all(Array.from({ length: 50 }, () => totp(held.cookie, '000000')))
    expect(replies.filter(({ body }) => body.code === 'identity.wrongCode')).toHaveLength(5)
  })

  onOneEngine('ends after ten minutes, and needs the browser in which it began', async () => {
    const ada = await withTwoFactor()
    const held = await signIn(ada.email)
    expect((await totp('', await codeOf(ada.id))).body.code).toBe('identity.signInExpired')
    expect((await recover('', ada.codes[0] ?? '')).body.code).toBe('identity.signInExpired')
    await world.db
      .updateTable('pendingSignIns')
      .set({ expiresAt: iso(machineNow().subtract({ seconds: 1 })) })
      .where('memberId', '=', ada.id)
      .execute()
    expect((await totp(held.cookie, await codeOf(ada.id))).body.code).toBe('identity.signInExpired')
  })

  onOneEngine('does not outlive signing out everywhere', async () => {
    const ada = await withTwoFactor()
    const held = await signIn(ada.email)
    const here = await totp((await signIn(ada.email)).cookie, await codeOf(ada.id))
    const ended = await ask(world, '/api/sessions', { method: 'DELETE', cookie: here.cookie })
    expect(ended.status).toBe(200)
    expect((await totp(held.cookie, await codeOf(ada.id, 1))).body.code).toBe('identity.signInExpired')
  })

  onOneEngine('takes a recovery code once, however it is typed, and tells by mail', async () => {
    const ada = await withTwoFactor()
    const [code = ''] = ada.codes
    const entered = await recover((await signIn(ada.email)).cookie, code.toUpperCase().replace('-', ' '))
    expect((await me(entered.cookie)).body.id).toBe(ada.id)
    expect((await settings(entered.cookie)).twoStep.recoveryCodes).toBe(9)
    const emails = await emailsTo(world, ada.email)
    expect(emails.find(({ subject }) => subject === 'A recovery code was used')?.text).toContain('You have 9 left')
    expect((await recover((await signIn(ada.email)).cookie, code)).body.code).toBe('identity.wrongCode')
  })

  test('takes a recovery code once when twenty try it at once', async () => {
    const ada = await withTwoFactor()
    const helds = []
    for (let count = 0; count < 20; count++) helds.push(await signIn(ada.email))
    const replies = await Promise.all(helds.map(({ cookie }) => recover(cookie, ada.codes[3] ?? '')))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await settings(ada.cookie)).twoStep.recoveryCodes).toBe(9)
  })

  test('of one held sign-in makes one session, however many right codes come at once', async () => {
    const ada = await withTwoFactor()
    const held = await signIn(ada.email)
    const replies = await Promise.all(ada.codes.slice(0, 4).map((code) => recover(held.cookie, code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const sessions = await world.db.selectFrom('sessions').select('id').where('userId', '=', ada.id).execute()
    expect(sessions).toHaveLength(2)
  })

  onOneEngine('that was given up for another account leaves that one its own codes', async () => {
    const [ada, ben] = [await withTwoFactor(), await joinByPassword(world)]
    const held = await signIn(ada.email)
    const body = { email: ben.email, password }
    const entered = await ask(world, '/api/auth/sign-in/email', { method: 'POST', body, cookie: held.cookie })
    const cookie = `${held.cookie}; ${sessionIn(entered.cookies)}`
    await post('two-factor/enable', { password }, cookie)
    expect((await totp(cookie, await codeOf(ben.id))).body.user?.id).toBe(ben.id)
    expect((await totp(held.cookie, await codeOf(ada.id))).body.code).toBe('identity.signInExpired')
  })

  onOneEngine('is not got around by a new password', async () => {
    const ada = await withTwoFactor()
    const hash = await hashPassword('a new password', 'low')
    await world.db.updateTable('accounts').set({ password: hash }).where('userId', '=', ada.id).execute()
    const held = await post('sign-in/email', { email: ada.email, password: 'a new password' })
    expect(held.body).toEqual({ twoFactorRedirect: true })
  })
})

test('who learned the password and spends all tries of codes does not keep the owner out of a browser that is known', async () => {
  const limited = await newWorld({ env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' } })
  const { post, codeOf, totp } = withApps(() => limited)
  const { email, ...joined } = await joinByPassword(limited)
  await post('two-factor/enable', { password }, joined.cookie)
  await totp(joined.cookie, await codeOf(joined.id, -1))
  const browser = joined.reply.cookies.find((one) => one.includes('device'))?.split(';', 1)[0] ?? ''
  let signIns = 0
  const hold = async (device = '') => {
    const reply = await ask(limited, '/api/auth/sign-in/email', {
      method: 'POST',
      body: { email, password },
      cookie: device,
      headers: { 'x-forwarded-for': `203.0.113.${++signIns}` },
    })
    return [device, reply.cookie].filter(Boolean).join('; ')
  }
  const tries = { 'verify-totp': '000000', 'verify-backup-code': 'aaaaa-aaaaa' }
  for (const [path, code] of Object.entries(tries)) {
    const statuses: number[] = []
    for (let n = 0; n < 5; n += 1) {
      const cookie = await hold()
      for (let m = 0; m < 5; m += 1) statuses.push((await post(`two-factor/${path}`, { code }, cookie)).status)
    }
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(5).fill(429)])
  }
  expect((await totp(await hold(), await codeOf(joined.id))).status).toBe(429)
  expect((await totp(await hold(browser), await codeOf(joined.id))).status).toBe(200)
  await limited.close()
})

test('wrong codes are limited for the account too, whatever the number of sign-ins, in a row or at once', async () => {
  const limited = await newWorld({ env: { RATE_LIMITS: 'on' } })
  const send = (path: string, body: object, cookie?: string) =>
    ask(limited, `/api/auth/${path}`, { method: 'POST', body, cookie })
  const guess = (cookie: string, code = '000000') => send('two-factor/verify-totp', { code }, cookie)
  async function heldTimes(times: number) {
    const ada = await joinByPassword(limited)
    await send('two-factor/enable', { password }, ada.cookie)
    await limited.db
      .updateTable('users')
      .set({ twoStepSince: iso(machineNow()) })
      .where('id', '=', ada.id)
      .execute()
    const cookies: string[] = []
    for (let count = 0; count < times; count++)
      cookies.push((await send('sign-in/email', { email: ada.email, password })).cookie)
    return { id: ada.id, cookies }
  }
  const statuses: number[] = []
  for (const cookie of (await heldTimes(21)).cookies) statuses.push((await guess(cookie)).status)
  expect(statuses).toEqual([...Array(20).fill(401), 429])

  const { id, cookies } = await heldTimes(10)
  const right = await withApps(() => limited).codeOf(id)
  const [last = '', ...others] = cookies
  const burst = others.flatMap((cookie) => Array.from({ length: 5 }, () => guess(cookie)))
  const replies = await Promise.all([...burst, guess(last, right)])
  expect(replies.map(({ status }) => status).sort()).toEqual([...Array(20).fill(401), ...Array(26).fill(429)])
  await limited.close()
})
