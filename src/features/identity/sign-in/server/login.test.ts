import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startIdentityProvider } from '#tests/peers/identity-provider.ts'
import { browserAt } from '#tests/peers/provider-browser.ts'
import { ask, someone, withoutPasswords } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

describe('the way in', () => {
  let world: World
  beforeAll(async () => {
    world = await newWorld()
  })
  afterAll(() => world.close())

  test.each(['', '?mode=sign-up', '?ref=abc&returnTo=/modules', '?error=access_denied', '?mode=a&mode=b'])(
    '/api/login%s answers the sign-in page itself',
    async (query) => {
      const reply = await ask(world, `/api/login${query}`)
      expect([reply.status, reply.text.includes('<title>app</title>')]).toEqual([200, true])
      expect(reply.headers['content-security-policy']).toContain("script-src 'self'")
    },
  )

  test.each([
    ['', '/'],
    ['?returnTo=%2Fmodules%3Fa%3Db', '/modules?a=b'],
    ['?returnTo=https%3A%2F%2Fevil.example', '/'],
    ['?plan=quantum&returnTo=%2Fmodules', '/pricing?plan=quantum'],
    ['?plan=gold&returnTo=%2Fmodules', '/modules'],
    ['?plan=quantum&plan=elite', '/'],
    ['?returnTo=%2F.%2F%2Fevil.example', '/'],
  ])('signed in already, /api/login%s leads on to %s', async (query, to) => {
    const { cookie } = await world.member()
    const reply = await ask(world, `/api/login${query}`, { cookie })
    expect([reply.status, reply.headers.location]).toEqual([302, to])
  })

  test('the rules of accounts are told to anybody', async () => {
    const { body } = await ask(world, '/api/account-rules')
    expect(body).toEqual({ passwordSignIn: true, provider: null, coachAccess: 'open' })
  })

  test('where the provider is the only way, it leads there and back', async () => {
    const provider = await startIdentityProvider()
    const env = { ...provider.settings, PASSWORD_SIGN_IN: 'off', OIDC_NAME: 'Acme' }
    const only = await newWorld({ env })
    const email = someone()
    provider.signInAs('o1', { email, email_verified: true, name: 'Grace Hopper' })
    const browser = browserAt(only)
    const landed = await browser.go('/api/login?ref=friend&returnTo=/modules', (url) => url.pathname === '/modules')
    expect(landed.url.pathname).toBe('/modules')
    expect((await ask(only, '/api/auth/user', { cookie: browser.cookie() })).body).toMatchObject({ email })
    expect((await ask(only, '/api/account-rules')).body).toMatchObject({
      passwordSignIn: false,
      provider: { name: 'Acme' },
    })
    provider.signInAs(undefined)
    const refused = await browserAt(only).go('/api/login')
    expect([refused.status, refused.url.searchParams.get('error')]).toEqual([200, 'access_denied'])
    await only.close()
    await provider.close()
  })

  test('where the only provider is silent, the page says so instead of going round', async () => {
    const only = await newWorld({ env: withoutPasswords })
    const landed = await browserAt(only).go('/api/login?returnTo=/modules')
    expect([landed.status, landed.url.searchParams.get('error')]).toEqual([200, 'provider_silent'])
    await only.close()
  })
})
