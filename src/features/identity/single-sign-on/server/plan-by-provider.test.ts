import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Claims, startIdentityProvider } from '#tests/peers/identity-provider.ts'
import { browserAt } from '#tests/peers/provider-browser.ts'
import { ask, emailsTo, someone } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

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

const signInPath = '/api/auth/sign-in/social'
const ends = ['/welcome', '/pricing']
const grace = (): Claims => ({ email: someone(), email_verified: true, name: 'Grace Hopper' })

async function comeIn(sub: string | undefined, claims?: Claims, brought: Record<string, unknown> = {}) {
  provider.signInAs(sub, claims)
  const browser = browserAt(world)
  const { body, cookies } = await ask(world, signInPath, { method: 'POST', body: { provider: 'oidc', ...brought } })
  browser.keep(cookies)
  return browser.go(body.url, ({ pathname }) => ends.includes(pathname))
}

test('a first sign-in that was going nowhere is asked the first questions, the second goes home', async () => {
  const landed = await comeIn('g12', grace())
  expect(landed.url.pathname).toBe('/welcome')
  const browser = browserAt(world)
  const { body, cookies } = await ask(world, signInPath, { method: 'POST', body: { provider: 'oidc' } })
  browser.keep(cookies)
  expect((await browser.go(body.url, ({ pathname }) => pathname === '/')).url.pathname).toBe('/')
})

test('a chosen plan survives the round trip, and a no at the provider', async () => {
  const landed = await comeIn('g13', grace(), { plan: 'quantum', returnTo: '/modules' })
  expect(landed.url.pathname + landed.url.search).toBe('/pricing?plan=quantum')
  const unknown = await comeIn('g14', grace(), { plan: 'gold' })
  expect(unknown.url.pathname).toBe('/welcome')
  const refused = await comeIn(undefined, undefined, { plan: 'elite', ref: 'friend-7' })
  expect(Object.fromEntries(refused.url.searchParams)).toMatchObject({ plan: 'elite', ref: 'friend-7' })
})

test('a plan chosen before an address that the provider does not vouch for is in the email that confirms', async () => {
  const claims = { ...grace(), email_verified: false }
  await comeIn('g15', claims, { plan: 'quantum' })
  const [sent] = await emailsTo(world, claims.email ?? '')
  expect(sent?.text).toMatch(/verify-email\?token=[^&\s]+&plan=quantum/)
})
