import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { iso, machineNow } from '#platform/server/clock.ts'
import { startIdentityProvider } from '#tests/peers/identity-provider.ts'
import { browserAt } from '#tests/peers/provider-browser.ts'
import { withApps } from '#tests/world/two-step.ts'
import { ask, emailsTo, joinByPassword, joinConfirmed, password, someone } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

describe('connecting the provider from the settings', () => {
  let world: World
  let provider: Awaited<ReturnType<typeof startIdentityProvider>>
  beforeAll(async () => {
    provider = await startIdentityProvider()
    world = await newWorld({ env: { ...provider.settings, OIDC_NAME: 'Acme' } })
  })
  afterAll(async () => {
    await world.close()
    await provider.close()
  })

  const atHome = (url: URL) => ['/', '/settings'].includes(url.pathname)
  const post = (path: string, body: object, cookie: string) =>
    ask(world, `/api/auth/${path}`, { method: 'POST', body, cookie })
  const me = (cookie: string) => ask(world, '/api/auth/user', { cookie })
  const signIn = (cookie: string) => ask(world, '/api/settings', { cookie })

  async function connect(cookie: string, sub: string, email = someone()) {
    provider.signInAs(sub, { email, email_verified: true, name: 'Grace' })
    const browser = browserAt(world)
    browser.keep([cookie])
    const reply = await post('link-social', { provider: 'oidc', password }, cookie)
    browser.keep(reply.cookies)
    return browser.go(reply.body.url, atHome)
  }

  async function comeIn(sub: string) {
    provider.signInAs(sub)
    const browser = browserAt(world)
    const reply = await ask(world, '/api/auth/sign-in/social', { method: 'POST', body: { provider: 'oidc' } })
    browser.keep(reply.cookies)
    const landed = await browser.go(reply.body.url, atHome)
    return { cookie: browser.cookie(), landed }
  }

  test('a confirmed address is told of it', async () => {
    const ada = await joinConfirmed(world)
    await connect(ada.cookie, 'c0')
    const subjects = (await emailsTo(world, ada.email)).map(({ subject }) => subject)
    expect(subjects).toContain('A sign-in was connected to your account')
  })

  test('an account that nobody confirmed opens by the provider once it was connected, whatever its address there', async () => {
    const ada = await joinByPassword(world)
    const landed = await connect(ada.cookie, 'c1')
    expect([landed.url.pathname, landed.url.search]).toEqual(['/settings', ''])
    expect((await signIn(ada.cookie)).body.signIn).toEqual({ password: true, provider: true })
    expect((await me((await comeIn('c1')).cookie)).body.id).toBe(ada.id)
    const subjects = (await emailsTo(world, ada.email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Welcome to Frontier 180'])
    expect((await me(ada.cookie)).body.email).toBe(ada.email)
    const again = await post('link-social', { provider: 'oidc', password }, ada.cookie)
    expect([again.status, again.body.code]).toEqual([409, 'identity.alreadyConnected'])
  })

  test('an identity that opens one account cannot be connected to another', async () => {
    const [ada, eve] = [await joinByPassword(world), await joinByPassword(world)]
    await connect(ada.cookie, 'c2')
    const landed = await connect(eve.cookie, 'c2')
    expect(landed.url.searchParams.get('error')).toBeTruthy()
    expect((await signIn(eve.cookie)).body.signIn.provider).toBe(false)
    expect((await me((await comeIn('c2')).cookie)).body.id).toBe(ada.id)
  })

  test('takes the password, right after a sign-in too, and disconnecting when the sign-in is not fresh', async () => {
    const ada = await joinByPassword(world)
    const bare = await ask(world, '/api/auth/link-social', {
      method: 'POST',
      body: { provider: 'oidc' },
      cookie: ada.cookie,
    })
    expect(bare.body.code).toBe('identity.passwordNeeded')
    await world.db
      .updateTable('sessions')
      .set({ createdAt: iso(machineNow().subtract({ minutes: 11 })) })
      .where('userId', '=', ada.id)
      .execute()
    for (const path of ['link-social', 'unlink-account'])
      expect((await post(path, { provider: 'oidc' }, ada.cookie)).body.code).toBe('identity.passwordNeeded')
    expect((await post('link-social', { provider: 'oidc', password }, ada.cookie)).status).toBe(200)
  })

  test('can be taken back where a password opens the account too', async () => {
    const ada = await joinByPassword(world)
    await connect(ada.cookie, 'c3')
    expect((await post('unlink-account', {}, ada.cookie)).status).toBe(200)
    expect((await signIn(ada.cookie)).body.signIn.provider).toBe(false)
  })

  test('stays where it is the only way in', async () => {
    provider.signInAs('c4', { email: someone(), email_verified: true, name: 'Grace' })
    const { cookie } = await comeIn('c4')
    const refused = await post('unlink-account', {}, cookie)
    expect([refused.status, refused.body.code]).toEqual([409, 'identity.onlyWayIn'])
  })

  test.each(['before', 'while'])(
    'is refused to who was signed out %s they came back from the provider',
    async (when) => {
      const ada = await joinConfirmed(world)
      const started = await post('link-social', { provider: 'oidc', password }, ada.cookie)
      provider.signInAs(`c6 ${when}`, { email: someone(), email_verified: true, name: 'Eve' })
      const browser = browserAt(world)
      browser.keep([ada.cookie, ...started.cookies])
      const signOut = async () => {
        await world.db.deleteFrom('sessions').where('userId', '=', ada.id).execute()
      }
      const back = await browser.go(started.body.url, (url) => url.pathname === '/api/auth/callback/oidc')
      if (when === 'before') await signOut()
      else provider.onceBeforeToken(signOut)
      const landed = await browser.go(back.url.href, atHome)
      expect(landed.url.searchParams.get('error')).toBe('unable_to_link_account')
      const ways = world.db.selectFrom('accounts').select('providerId').where('userId', '=', ada.id)
      expect(await ways.execute()).toEqual([{ providerId: 'credential' }])
      expect((await emailsTo(world, ada.email)).map(({ subject }) => subject)).toEqual(['Welcome to Frontier 180'])
    },
  )

  test('takes a code where two-step sign-in is on', async () => {
    const { withTwoFactor, codeOf } = withApps(() => world)
    const ada = await withTwoFactor()
    const link = (more: object) => post('link-social', { provider: 'oidc', ...more }, ada.cookie)
    expect((await link({ password })).body.code).toBe('identity.codeNeeded')
    expect((await link({ password, code: await codeOf(ada.id) })).status).toBe(200)
  })

  test('a sign-in by the provider asks for the second step as well', async () => {
    const ada = await joinByPassword(world)
    await connect(ada.cookie, 'c5')
    const { body } = await post('two-factor/enable', { password }, ada.cookie)
    await world.db
      .updateTable('users')
      .set({ twoStepSince: iso(machineNow()) })
      .where('id', '=', ada.id)
      .execute()
    const { cookie, landed } = await comeIn('c5')
    expect(landed.url.pathname + landed.url.search).toBe('/api/login?mode=code&returnTo=%2F')
    expect((await me(cookie)).status).toBe(401)
    const entered = await post('two-factor/verify-backup-code', { code: body.backupCodes[0] }, cookie)
    expect((await me(entered.cookie)).body.id).toBe(ada.id)
  })
})

test('without a provider nothing can be connected', async () => {
  const world = await newWorld()
  const ada = await world.member()
  const reply = await ada.send('POST', '/api/auth/link-social', { provider: 'oidc' })
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'identity.noProvider'])
  await world.close()
})
