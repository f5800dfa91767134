import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DomainEvent } from '#shared/domain-event.ts'
import { type Claims, startIdentityProvider } from '#tests/peers/identity-provider.ts'
import { browserAt } from '#tests/peers/provider-browser.ts'
import { ask, confirmAddress, emailsTo, joinByPassword, someone, tokenIn } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

describe('signing in by a provider', () => {
  let world: World
  let provider: Awaited<ReturnType<typeof startIdentityProvider>>
  const heard: DomainEvent[] = []
  beforeAll(async () => {
    provider = await startIdentityProvider()
    world = await newWorld({ env: { ...provider.settings, OIDC_NAME: 'Acme' } })
    world.services.dispatch = async (_, fact) => void heard.push(fact)
  })
  afterAll(async () => {
    await world.close()
    await provider.close()
  })

  const grace = (email = someone()): Claims => ({
    email,
    email_verified: true,
    name: 'Grace Hopper',
    given_name: 'Grace',
    family_name: 'Hopper',
    picture: 'https://idp.example/grace.png',
  })
  const start = async (browser: ReturnType<typeof browserAt>, body: Record<string, unknown> = {}) => {
    const reply = await ask(world, '/api/auth/sign-in/social', { method: 'POST', body: { provider: 'oidc', ...body } })
    browser.keep(reply.cookies)
    return reply
  }
  const comeIn = async (sub: string | undefined, claims?: Claims, body: Record<string, unknown> = {}) => {
    provider.signInAs(sub, claims)
    const browser = browserAt(world)
    const { body: answer } = await start(browser, body)
    const landed = await browser.go(answer.url, ({ pathname }) => /^\/(modules|welcome)?$/.test(pathname))
    return { browser, landed }
  }
  const usersOf = (email: string) => world.db.selectFrom('users').selectAll().where('email', '=', email).execute()

  test('a first sign-in makes an account, and what was brought along survives the round trip', async () => {
    const claims = grace()
    const more = { ref: 'friend-7', returnTo: '/modules?x=1', timeZone: 'Asia/Tokyo' }
    const { browser, landed } = await comeIn('g1', claims, more)
    expect(landed.url.href).toBe('http://localhost:3000/modules?x=1')
    const [user] = await usersOf(claims.email)
    expect(user).toMatchObject({
      firstName: 'Grace',
      lastName: 'Hopper',
      emailVerified: 1,
      image: null,
      role: 'client',
      timeZone: 'Asia/Tokyo',
      enrolledOn: '2026-03-02',
    })
    expect(heard).toContainEqual({ name: 'identity.member-joined', data: { memberId: user?.id, ref: 'friend-7' } })
    expect((await ask(world, '/api/auth/user', { cookie: browser.cookie() })).body).toMatchObject({ id: user?.id })
    const [sent] = await emailsTo(world, claims.email)
    expect([sent?.subject, sent?.text.includes('verify-email')]).toEqual(['Welcome to Frontier 180', false])
  })

  test('the second one finds it again', async () => {
    const claims = grace()
    await comeIn('g2', claims)
    const { browser } = await comeIn('g2')
    const users = await usersOf(claims.email)
    expect(users).toHaveLength(1)
    expect((await ask(world, '/api/sessions', { cookie: browser.cookie() })).body).toHaveLength(2)
  })

  test('keeps no token of the provider', async () => {
    const claims = grace()
    await comeIn('g3', claims)
    const [user] = await usersOf(claims.email)
    const accounts = await world.db
      .selectFrom('accounts')
      .selectAll()
      .where('userId', '=', user?.id ?? '')
      .execute()
    expect(accounts).toHaveLength(1)
    expect(accounts[0]).toMatchObject({ accessToken: null, refreshToken: null, idToken: null, password: null })
  })

  test('six first sign-ins of one person at once are one account with six sessions', async () => {
    const claims = grace()
    const visits = await Promise.all(Array.from({ length: 6 }, () => comeIn('g6', claims)))
    expect(visits.map(({ landed }) => landed.url.pathname)).toEqual(
      Array.from({ length: 6 }, () => expect.stringMatching(/^\/(welcome)?$/)),
    )
    const users = await usersOf(claims.email)
    expect(users).toHaveLength(1)
    for (const { browser } of visits) {
      expect((await ask(world, '/api/auth/user', { cookie: browser.cookie() })).body?.id).toBe(users[0]?.id)
    }
  })

  test('a no at the provider comes back to the sign-in page with all that was brought', async () => {
    const { browser, landed } = await comeIn(undefined, undefined, { ref: 'friend-7', returnTo: '/modules' })
    const { pathname, searchParams } = landed.url
    expect([landed.status, pathname]).toEqual([200, '/api/login'])
    expect(Object.fromEntries(searchParams)).toMatchObject({
      error: 'access_denied',
      ref: 'friend-7',
      returnTo: '/modules',
    })
    expect((await ask(world, '/api/auth/user', { cookie: browser.cookie() })).status).toBe(401)
  })

  test.each([
    ['a forged state', (url: URL) => url.searchParams.set('state', 'forged')],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['a forged code', (url: URL) => url.searchParams.set('code', 'forged')],
  ])('%s signs nobody in', async (_, forge) => {
    provider.signInAs('g7', grace())
    const browser = browserAt(world)
    const { body } = await start(browser)
    const { url } = await browser.go(body.url, ({ pathname }) => pathname.includes('/callback/'))
    forge(url)
    const landed = await browser.go(url.href)
    expect([landed.status, landed.url.pathname]).toEqual([200, '/api/login'])
    expect(landed.url.searchParams.get('error')).toBeTruthy()
    expect((await ask(world, '/api/auth/user', { cookie: browser.cookie() })).status).toBe(401)
  })

  test('another browser’s round trip signs nobody in', async () => {
    provider.signInAs('g8', grace())
    const [mine, theirs] = [browserAt(world), browserAt(world)]
    const { body } = await start(mine)
    await start(theirs)
    const { url } = await mine.go(body.url, ({ pathname }) => pathname.includes('/callback/'))
    const landed = await theirs.go(url.href)
    expect(landed.url.searchParams.get('error')).toBe('state_mismatch')
    expect((await ask(world, '/api/auth/user', { cookie: theirs.cookie() })).status).toBe(401)
  })

  test.each([
    ['unconfirmed', 0],
    ['confirmed', 1],
  ])(
    'an identity with the email of an %s account opens it only once it was connected in the settings',
    async (_, emailVerified) => {
      const ada = await joinByPassword(world)
      await world.db.updateTable('users').set({ emailVerified }).where('id', '=', ada.id).execute()
      const refused = await comeIn(`a${emailVerified}`, grace(ada.email))
      expect(refused.landed.url.searchParams.get('error')).toBe('account_not_linked')
      expect((await ask(world, '/api/auth/user', { cookie: refused.browser.cookie() })).status).toBe(401)
    },
  )

  test('whoever opened an account with another’s address shares nothing with its owner, whatever the owner clicks', async () => {
    const mallory = await joinByPassword(world)
    const [welcome] = await emailsTo(world, mallory.email)
    expect((await confirmAddress(world, tokenIn(welcome?.text))).status).toBe(403)
    const owner = await comeIn('v1', grace(mallory.email))
    expect((await ask(world, '/api/auth/user', { cookie: owner.browser.cookie() })).status).toBe(401)
  })

  test('an address that the provider did not confirm takes over nobody, and is not confirmed here', async () => {
    const ada = await joinByPassword(world)
    const [sent] = await emailsTo(world, ada.email)
    await confirmAddress(world, tokenIn(sent?.text), ada.cookie)
    const refused = await comeIn('u1', { ...grace(ada.email), email_verified: false })
    expect(refused.landed.url.searchParams.get('error')).toBe('account_not_linked')

    const claims = { ...grace(), email_verified: false }
    await comeIn('u2', claims)
    expect(await usersOf(claims.email)).toMatchObject([{ emailVerified: 0 }])
    expect((await emailsTo(world, claims.email))[0]?.text).toContain('verify-email')
  })

  test.each(['https://evil.example/', '//evil.example', '/.//evil.example', '/api/logout'])(
    'nobody is sent on to %s',
    async (returnTo) => {
      const { landed } = await comeIn('g9', grace(), { returnTo })
      expect(landed.url.href).toMatch(/^http:\/\/localhost:3000\/(welcome)?$/)
    },
  )

  test('a way back that is too long for a cookie is given up, the sign-in is not', async () => {
    const { browser, landed } = await comeIn('g10', grace(), { returnTo: `/modules?${'é'.repeat(900)}` })
    expect(landed.url.pathname).toBe('/welcome')
    expect((await ask(world, '/api/auth/user', { cookie: browser.cookie() })).status).toBe(200)
  })

  test('hostile claims and hostile baggage make a plain account', async () => {
    const claims = { ...grace(), name: '\u0000<b>', given_name: 'x'.repeat(200), family_name: 'a\nb', role: 'coach' }
    await comeIn('h1', claims, { timeZone: 'UTC', role: 'coach', tier: 'elite', dayFloor: 9 })
    const [user] = await usersOf(claims.email)
    expect(user).toMatchObject({ firstName: 'x'.repeat(80), lastName: 'a b', role: 'client', dayFloor: 1, version: 0 })
  })

  test('an unknown provider is 400', async () => {
    const reply = await ask(world, '/api/auth/sign-in/social', { method: 'POST', body: { provider: 'github' } })
    expect([reply.status, reply.body.details]).toEqual([400, 'provider'])
  })
})
