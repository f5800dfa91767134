import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteMember, setOperator } from '#features/identity/server/public.ts'
import { startIdentityProvider } from '#tests/peers/identity-provider.ts'
import { browserAt } from '#tests/peers/provider-browser.ts'
import { runAdmin } from '#tests/world/operator/run-admin.ts'
import { ask, emailsTo, someone, withoutPasswords } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
let provider: Awaited<ReturnType<typeof startIdentityProvider>>
beforeAll(async () => {
  provider = await startIdentityProvider()
  world = await newWorld({ env: { ...provider.settings, PASSWORD_SIGN_IN: 'off', OIDC_NAME: 'Acme' } })
})
afterAll(async () => {
  await world.close()
  await provider.close()
})

async function invite() {
  const email = someone()
  const id = await inviteMember(world.services, { email, firstName: 'Ada', lastName: 'Okafor' })
  const [invitation] = await emailsTo(world, email)
  return { email, id, invitation }
}

/** Follows a link, as whoever is at the provider. */
async function comeIn(sub: string, email: string, { isConfirmed = true, link = '/api/login' } = {}) {
  provider.signInAs(sub, { email, email_verified: isConfirmed, name: 'Ada Okafor' })
  const browser = browserAt(world)
  const landed = await browser.go(
    link,
    (url) => ['/', '/welcome'].includes(url.pathname) || url.searchParams.has('error'),
  )
  const me = await ask(world, '/api/auth/user', { cookie: browser.cookie() })
  return { path: landed.url.pathname, error: landed.url.searchParams.get('error'), me }
}

test('who was invited comes in by the provider where it is the only way, and that day is day 1', async () => {
  const { email, id, invitation } = await invite()
  expect(invitation?.text).toContain('Sign in with Acme')
  expect(invitation?.text).not.toMatch(/set your password|choose/)
  const invited = world.services.now()
  world.setNow(invited.add({ hours: 9 * 24 }).toString())
  const link = /http\S+/.exec(invitation?.text ?? '')?.[0] ?? ''
  const first = await comeIn('i1', email.toUpperCase(), { link })
  expect([first.path, first.error, first.me.body.id]).toEqual(['/welcome', null, id])
  expect(first.me.headers['x-program-day']).toBe('1')
  const { emailVerified } = await world.db
    .selectFrom('users')
    .select('emailVerified')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(emailVerified).toBe(1)
  world.setNow(invited.add({ hours: 12 * 24 }).toString())
  const second = await comeIn('i1', email)
  expect([second.path, second.me.headers['x-program-day']]).toEqual(['/', '4'])
  world.setNow(invited.toString())
})

test('neither an address that the provider hasn’t confirmed nor an account that has a way in is opened', async () => {
  const { email } = await invite()
  expect(await comeIn('i2', email, { isConfirmed: false })).toMatchObject({ error: 'account_not_linked' })
  expect(await comeIn('i3', email)).toMatchObject({ path: '/welcome', error: null })
  expect(await comeIn('i4', email)).toMatchObject({ error: 'account_not_linked' })
})

test('an identity that opens one account opens it, whatever address it has by now', async () => {
  const ada = await invite()
  await comeIn('i5', ada.email)
  const ben = await invite()
  expect((await comeIn('i5', ben.email)).me.body.id).toBe(ada.id)
})

test('two first sign-ins at once open one account', async () => {
  const { email, id } = await invite()
  const both = await Promise.all([comeIn('i6', email), comeIn('i6', email)])
  expect(both.map(({ me }) => me.body.id)).toEqual([id, id])
})

test('no link for a new password is sent where it would set nothing', async () => {
  const { email, id } = await invite()
  const owner = await world.member()
  await setOperator(world.services, owner.email, true)
  const refused = await owner.send('POST', `/api/operator/people/${id}/actions`, { action: 'send-reset' })
  expect(refused.json().code).toBe('identity.passwordsOff')
  const at = { DATA_DIR: world.dataDir, ...(world.postgresUrl ? { DATABASE_URL: world.postgresUrl } : {}) }
  const command = runAdmin(['members', 'reset-password', email], { ...at, ...withoutPasswords })
  await expect(command).rejects.toThrow('PASSWORD_SIGN_IN')
})
